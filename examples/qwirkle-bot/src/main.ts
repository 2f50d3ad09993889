// Plays one game of Qwirkle in the terminal.

import { parseArgs } from "node:util";

import { Mwamuzi, MwamuziError } from "mwamuzi";

import { choose } from "./bot.js";
import { type Player, play } from "./table.js";

const USAGE = `usage: npm start -- [--players NAME,NAME…] [--seed TEXT] [URL]

  --players  two or more names, Asha and Baraka if left out; the bot plays all of them
  --seed     the same seed gives the same game
  URL        of a referee, http://127.0.0.1:8080 if left out`;

interface Arguments {
  names: string[];
  seed: string | undefined;
  url: string;
}

function read(): Arguments {
  try {
    const options = { players: { type: "string", default: "Asha,Baraka" }, seed: { type: "string" } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [url = "http://127.0.0.1:8080", ...more] = positionals;
    if (more.length) throw new Error(`what is ${more.join(" ")}?`);
    return { names: values.players.split(","), seed: values.seed, url };
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    process.exit(2);
  }
}

const { names, seed, url } = read();
try {
  const client = new Mwamuzi(url);
  const bot = (name: string): Player => ({ name, move: async (view) => (await choose(client, view)).move });
  await play(client, names.map(bot), seed, (line) => console.log(line));
} catch (error) {
  if (!(error instanceof MwamuziError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
