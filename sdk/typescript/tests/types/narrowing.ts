// What the compiler knows; nothing here runs. `tsc` fails where a line that says so is not an error.

import type {
  Accepted,
  AnswerOf,
  BatchAnswer,
  LcrEvent,
  LcrEventUnknown,
  LcrVerdict,
  LudoMove,
  LudoState,
  LudoTurnEnd,
  LudoVerdictAccepted,
  Mwamuzi,
  QwirkleMove,
  State,
  UnknownWord,
} from "mwamuzi";
import { Match } from "mwamuzi";

export function verdict(verdict: LcrVerdict): number {
  switch (verdict.verdict) {
    case "accepted":
      return verdict.state.pot;
    case "rejected":
      return verdict.violations.length;
    default:
      return verdict satisfies never;
  }
}

export function phase({ turn }: LudoState): number {
  switch (turn.phase) {
    case "roll":
      return turn.tries;
    case "move":
      return turn.die;
    case "exit":
      return turn.seat;
    case "over":
      // @ts-expect-error nobody's turn
      return turn.seat;
    default:
      return turn satisfies never;
  }
}

export function move(move: QwirkleMove): number {
  switch (move.type) {
    case "place":
    case "swap":
      return move.tiles.length;
    case "swap_hidden":
      return move.count;
    case "pass":
    case "stop":
      return 0;
    default:
      return move satisfies never;
  }
}

export function event(event: LcrEvent): string {
  switch (event.type) {
    case "rolled":
      return event.dice.join(" ");
    case "passed":
      return `${event.chips} to ${event.to}`;
    case "potted":
    case "took_pot":
      return `${event.chips}`;
    case "skipped":
    case "turn":
    case "starter_drawn":
      return `${event.seat}`;
    case "over":
      return event.reason;
    default:
      return (event satisfies LcrEventUnknown).type;
  }
}

export function forgetful(event: LcrEvent): string {
  switch (event.type) {
    case "rolled":
      return event.dice.join(" ");
    default:
      // @ts-expect-error the other known kinds are forgotten
      return (event satisfies LcrEventUnknown).type;
  }
}

export function because(word: LudoTurnEnd): string {
  switch (word) {
    case "no_move":
    case "third_six":
    case "no_tries_left":
    case "exit_blocked":
      return word;
    default:
      return word satisfies UnknownWord;
  }
}

export const misspelt: LudoMove[] = [
  // @ts-expect-error no such move
  { type: "rol" },
  // @ts-expect-error no such field
  { type: "roll", dice: 4 },
];

export async function calls(client: Mwamuzi, state: State<"ludo">): Promise<void> {
  const accepted: LudoVerdictAccepted = await client.ludo.applyOrRaise({ state, move: { type: "roll", die: 3 } });
  const same: Accepted<"ludo"> = accepted;
  const answer: AnswerOf<"qwirkle", "targets"> | undefined = undefined;
  // @ts-expect-error a state of another game
  await client.lcr.check(state);
  // @ts-expect-error Ludo has no hidden hands
  client.ludo.view;
  // @ts-expect-error a misspelt option must not be ignored
  await client.ludo.newGame({ players: [{}, {}], options: { bord: "cross" } });
  const match = await Match.start(client.qwirkle, { players: [{}, {}] });
  await match.apply({ type: "pass" }, { views: true });
  // @ts-expect-error only Ludo keeps time
  await match.apply({ type: "pass" }, { seconds: 3 });
  void [same, answer];
}

export async function batches(client: Mwamuzi, state: State<"lcr">): Promise<void> {
  for await (const answer of client.batch([{ id: 1, game: "lcr", op: "check", body: { state } }])) {
    if (answer.status === 200) answer.body.possible satisfies boolean;
    else answer.body.code satisfies string;
  }
  const tile = { x: 0, y: 0, color: "red", shape: "star" } as const;
  const mixed = client.batch([
    { id: "score", game: "qwirkle", op: "score", body: { board: [tile], tiles: [{ ...tile, x: 1, shape: "circle" }] } },
    { id: "moves", game: "lcr", op: "legal_moves", body: { state } },
  ]);
  for await (const answer of mixed) {
    if (answer.status !== 200) throw new Error(answer.body.detail);
    if ("verdict" in answer.body) answer.body.verdict satisfies "accepted" | "rejected";
    else answer.body.total satisfies number;
  }
  // @ts-expect-error the body of another operation
  client.batch([{ id: 1, game: "lcr", op: "legal_moves", body: { move: { type: "roll" } } }]);
}

export type AnyAnswer = BatchAnswer;
