/** The least SQL that tells what a read tells: one statement, which answers one row with one text, `body`, the JSON of the reply. */
export type LimitStatement = {
  /** What PostgreSQL keeps it prepared under. */
  readonly name: string;
  readonly text: string;
  readonly values: (facts: Facts) => readonly unknown[];
};

/** What a statement may want to know: whose request it is, the instant of the run, and its day in Riyadh. */
export type Facts = { readonly person: number; readonly now: string; readonly today: string };

/** An instant of PostgreSQL's own JSON, as the text of a time in Riyadh. */
export const riyadhTime = (column: string) => `to_char(${column} at time zone 'Asia/Riyadh', 'HH24:MI')`;

/** Two names of something in both languages, under its id. */
export const titled = (alias: string, more = '') =>
  `json_build_object('id', ${alias}.id, 'title', ${alias}.title, 'title_ar', ${alias}.title_ar${more})`;
