// Generated from openapi/mwamuzi.json. Do not edit: sdk/typescript/generate writes it.

/** Every phase of a turn and every type of move, by game. */
export const KINDS = {
  "lcr": {
    "phases": [
      "roll",
      "over"
    ],
    "moves": [
      "roll"
    ]
  },
  "qwirkle": {
    "phases": [
      "play",
      "over"
    ],
    "moves": [
      "place",
      "swap",
      "swap_hidden",
      "pass",
      "stop"
    ]
  },
  "ludo": {
    "phases": [
      "roll",
      "move",
      "exit",
      "over"
    ],
    "moves": [
      "roll",
      "move"
    ]
  },
  "pegs-and-jokers": {
    "phases": [
      "draw",
      "play",
      "over"
    ],
    "moves": [
      "draw",
      "play",
      "exchange"
    ]
  }
} as const;
