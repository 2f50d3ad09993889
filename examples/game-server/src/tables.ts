// The tables: each a match, all of them kept in one file.

import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";

import { InvalidSettings, Match, type Mwamuzi, type SavedMatch } from "mwamuzi";

/** The games that are played here. */
export const GAMES = ["lcr", "ludo"] as const;
export type Played = (typeof GAMES)[number];
export type Table = Match<"lcr"> | Match<"ludo">;

type Saved = Record<string, SavedMatch<Played>>;

/** All tables, by their ids. */
export class Tables {
  readonly #client: Mwamuzi;
  readonly #file: string;
  readonly #tables = new Map<string, Table>();
  #lastWrite: Promise<void> = Promise.resolve();

  private constructor(client: Mwamuzi, file: string) {
    this.#client = client;
    this.#file = file;
  }

  /** The tables as the file has them; none if there is no file. */
  static async load(client: Mwamuzi, file: string): Promise<Tables> {
    const tables = new Tables(client, file);
    const saved = existsSync(file) ? (JSON.parse(await readFile(file, "utf8")) as Saved) : {};
    for (const [id, match] of Object.entries(saved)) tables.#tables.set(id, tables.#loaded(match));
    return tables;
  }

  get(id: string): Table | undefined {
    return this.#tables.get(id);
  }

  list(): [string, Table][] {
    return [...this.#tables];
  }

  /** A new table, with its id. */
  async open(game: Played, names: string[]): Promise<[string, Table]> {
    const setup = { players: names.map((name) => ({ name })) };
    const { lcr, ludo } = this.#client;
    const table = game === "lcr" ? await Match.start(lcr, setup) : await Match.start(ludo, setup);
    const id = randomUUID();
    this.#tables.set(id, table);
    await this.save();
    return [id, table];
  }

  /** Writes the file anew, one write after the other, and never leaves half of one. */
  save(): Promise<void> {
    const write = async () => {
      await writeFile(`${this.#file}.new`, JSON.stringify(Object.fromEntries(this.#tables)));
      await rename(`${this.#file}.new`, this.#file);
    };
    const written = this.#lastWrite.then(write);
    this.#lastWrite = written.catch(() => undefined);
    return written;
  }

  #loaded(saved: SavedMatch<Played>): Table {
    switch (saved.game) {
      case "lcr":
        return Match.fromJSON(this.#client.lcr, saved as SavedMatch<"lcr">);
      case "ludo":
        return Match.fromJSON(this.#client.ludo, saved as SavedMatch<"ludo">);
      default:
        throw new InvalidSettings(`${this.#file} holds a match of ${String(saved.game)}, which is not played here`);
    }
  }
}
