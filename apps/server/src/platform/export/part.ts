import type { Sql } from '#platform/db/types.ts';
import type { Files } from '#platform/storage/files.ts';
import type { Language, Text } from '#platform/texts.ts';

/** What a part is drawn from. */
export type ExportSource = {
  readonly sql: Sql;
  readonly files: Files;
  readonly personId: number;
  readonly language: Language;
  readonly now: Date;
};

type Named = {
  /** The file without its ending, or the folder of documents: `appointments`. */
  readonly name: string;
  /** What is in it, for the list that comes along. */
  readonly title: Text;
};

/** Written as a JSON list, one row after the other: no more of them than a page is ever held. */
export type RowsPart = Named & { readonly rows: (source: ExportSource) => AsyncIterable<object> };

/** Files of their own in a folder. */
export type DocumentsPart = Named & {
  readonly documents: (source: ExportSource) => AsyncIterable<{ readonly name: string; readonly bytes: Uint8Array }>;
};

/** What a module gives to the copy of a person's data: everything that it keeps about `personId`, and of nobody else. */
export type ExportPart = RowsPart | DocumentsPart;

const page = 200;

/** Reads rows page by page, by the id after which the next page begins, and gives each page whole. */
export async function* pagesOf<T extends { readonly id: number }>(
  read: (after: number, count: number) => Promise<readonly T[]>,
): AsyncIterable<readonly T[]> {
  let after = 0;
  for (;;) {
    const rows = await read(after, page);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < page) return;
    after = last.id;
  }
}

/** As `pagesOf`, row by row. */
export async function* inPages<T extends { readonly id: number }>(
  read: (after: number, count: number) => Promise<readonly T[]>,
): AsyncIterable<T> {
  for await (const rows of pagesOf(read)) yield* rows;
}

/** What is read at once, because there are never many. */
export async function* few<T>(read: Promise<readonly T[]>): AsyncIterable<T> {
  yield* await read;
}

type Picture = { readonly id: string; readonly mime: string; readonly kind?: string };

/** Pictures under the beginning of their file's number, by which the rows beside them name them; those of several kinds under their kind first. */
export async function* picturesIn(
  { sql, files }: ExportSource,
  read: Promise<readonly Picture[]>,
): AsyncIterable<{ readonly name: string; readonly bytes: Uint8Array }> {
  for (const { id, mime, kind } of await read) {
    const file = await files.get(sql, id);
    const prefix = kind === undefined ? '' : `${kind}-`;
    if (file) yield { name: `${prefix}${id.slice(0, 8)}.${mime.slice('image/'.length)}`, bytes: file.bytes };
  }
}
