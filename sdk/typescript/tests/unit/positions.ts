// Small states and answers for tests that need no rules.

import type { LcrState, LcrVerdictAccepted, LcrVerdictRejected, Problem } from "mwamuzi";

export const LCR: LcrState = {
  game: "lcr",
  rules: 1,
  options: { starting_chips: 3 },
  players: [{ chips: 3 }, { chips: 3 }, { chips: 3 }],
  pot: 0,
  turn: { phase: "roll", seat: 0 },
  ply: 0,
};

export const PROBLEM: Problem = {
  type: "/docs/problems/impossible_state",
  title: "The state is impossible",
  status: 422,
  detail: "1 fault; see errors.",
  code: "impossible_state",
  errors: [{ pointer: "/state/pot", code: "fault", detail: "Nine chips are too many.", rule: "lcr.conservation" }],
  request_id: "0f8fad5bd9cb469fa16570867728950e",
};

export const REJECTED: LcrVerdictRejected = {
  verdict: "rejected",
  violations: [{ rule: "lcr.dice_count", reason: "wrong_number", message: "Three dice, not one.", pointer: "/move/dice" }],
  legal_moves: { seat: 0, moves: [{ type: "roll" }], total: 1, complete: true },
};

/** The verdict that leads to seat 1. */
export function accepted(ply = 1): LcrVerdictAccepted {
  return {
    verdict: "accepted",
    move: { type: "roll", dice: ["dot", "dot", "dot"] },
    events: [],
    score: { gained: 0, totals: [3, 3, 3] },
    state: { ...LCR, turn: { phase: "roll", seat: ply % 3 }, ply },
    legal_moves: { seat: ply % 3, moves: [{ type: "roll" }], total: 1, complete: true },
    unverified: [],
  };
}
