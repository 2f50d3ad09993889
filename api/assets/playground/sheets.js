// Sheets to try.

const RULE_SHEET = `player,placement,points,total
Asha,down 0:0 rcl rdi rci,3,3
Juma,across 0:3 rsq bsq psq,7,7
Asha,bci@1:2,4,7
Juma,down -1:0 gcl gdi,6,13
Asha,down -1:-1 gst . . gci,7,14
Juma,down 3:3 osq rsq,6,19
Asha,across -3:-1 ost yst,3,17
Juma,down -3:0 ocr odi,3,22
Asha,down -2:1 ydi yci,10,27
Juma,rst@0:-1,9,31
Asha,across -1:4 ocr rcr bcr,18,45
Juma,down 4:3 ysq bsq,9,40
`;

const ONE_MISTAKE = `player,placement,points
Asha,down 0:0 rcl rdi rci,3
Juma,across 0:3 rsq bsq psq,7
Asha,bci@1:2,4
Juma,down -1:0 gcl gdi,6
Asha,down -1:-1 gst . . gci,7
Juma,down 3:3 osq rsq,6
Asha,across -3:-1 ost yst,3
Juma,down -3:0 ocr odi,3
Asha,down -2:1 ydi yci,6
Juma,rst@0:-1,9
Asha,across -1:4 ocr rcr bcr,18
Juma,down 4:3 ysq bsq,9
`;

const NUMBERS_ONLY = `round,Neema,Zoë,José,李雷
1,,,,3
2,4,2,6,6
3,6,9,12,5
4,6,8,6,7
5,7,7,7,7
6,16,16,5,5
7,6,6,6,5
8,6,10,9,6
9,6,6,12,4
10,7,6,6,5
11,4,8,7,5
12,6,6,7,5
13,7,7,7,12
14,7,5,5,7
15,3,6,,
end bonus,,6,,
total,91,108,95,82
winner,,x,,
`;

/** Each with its title. */
export const EXAMPLES = [
  { title: "Two players, all right", text: RULE_SHEET },
  { title: "The same with a mistake", text: ONE_MISTAKE },
  { title: "Four players, numbers only", text: NUMBERS_ONLY },
];
