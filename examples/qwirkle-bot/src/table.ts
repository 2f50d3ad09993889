// The table: it holds the whole state and shows each player no more than that seat may see.

import { Match, type Mwamuzi, type QwirkleMove, type QwirkleState } from "mwamuzi";

import { board, sentence } from "./words.js";

/** Somebody who plays: from what a seat sees to a move. */
export interface Player {
  name: string;
  move: (view: QwirkleState) => Promise<QwirkleMove>;
}

/** Plays one game and tells it line by line. */
export async function play(client: Mwamuzi, players: Player[], seed: string | undefined, tell: (line: string) => void): Promise<void> {
  const names = players.map(({ name }) => name);
  const setup = { players: names.map((name) => ({ name })), ...(seed !== undefined && { seed }) };
  const match = await Match.start(client.qwirkle, setup);
  while (match.state.turn.phase === "play") {
    const { state } = match;
    const { seat } = match.state.turn;
    const { state: view } = await client.qwirkle.view({ state, seat });
    const move = await players[seat]?.move(view);
    if (!move) throw new Error(`nobody sits at seat ${seat}`);
    const { events, result } = await match.apply(move, seed === undefined ? {} : { seed });
    for (const line of events.flatMap((event) => sentence(event, names) ?? [])) tell(line);
    if (result) {
      tell(`\n${board(match.state)}\n`);
      tell(match.state.players.map(({ score }, index) => `${names[index]}: ${score}`).join(", "));
      const winners = result.winners.map((winner) => names[winner]);
      tell(`${winners.join(" and ")} ${winners.length === 1 ? "wins" : "win"}.`);
    }
  }
}
