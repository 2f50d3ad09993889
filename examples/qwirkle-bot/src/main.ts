// Plays one game of Qwirkle in the terminal.

import { parseArgs } from "node:util";

import { Mwamuzi, MwamuziError, type SuggestionLevel } from "mwamuzi";

import { choose, suggested } from "./bot.js";
import { type Player, play } from "./table.js";

const USAGE = `usage: npm start -- [--players NAME,NAME…] [--rival LEVEL] [--seed TEXT] [URL]

  --players  two or more names, Asha and Baraka if left out; the bot plays all of them
  --rival    the last of them plays what the referee suggests at this level: random, greedy or strong
  --seed     the same seed gives the same game
  URL        of a referee, http://127.0.0.1:8080 if left out`;

interface Arguments {
  names: string[];
  rival: SuggestionLevel | undefined;
  seed: string | undefined;
  url: string;
}

function isLevel(word: string): word is SuggestionLevel {
  return ["random", "greedy", "strong"].includes(word);
}

function read(): Arguments {
  try {
    const players = { type: "string", default: "Asha,Baraka" } as const;
    const options = { players, rival: { type: "string" }, seed: { type: "string" } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [url = "http://127.0.0.1:8080", ...more] = positionals;
    if (more.length) throw new Error(`what is ${more.join(" ")}?`);
    const { rival, seed } = values;
    if (rival !== undefined && !isLevel(rival)) throw new Error(`there is no level ${rival}`);
    return { names: values.players.split(","), rival, seed, url };
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    process.exit(2);
  }
}

const { names, rival, seed, url } = read();
try {
  const client = new Mwamuzi(url);
  const players = names.map((name, index): Player => {
    const isRival = rival !== undefined && index === names.length - 1;
    return { name, move: isRival ? (view) => suggested(client, view, rival, seed) : async (view) => (await choose(client, view)).move };
  });
  await play(client, players, seed, (line) => console.log(line));
} catch (error) {
  if (!(error instanceof MwamuziError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
