// Sheets to try.

const NUMBERS = `Asha,Juma
3,7
4,16
7,6
`;

/** Each with its title. */
export const EXAMPLES = [{ title: "Numbers only, two players", text: NUMBERS }];
