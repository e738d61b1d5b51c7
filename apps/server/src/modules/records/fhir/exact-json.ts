/** A number that a JavaScript number would not write as it came: `5.10`, `1e3`. `JSON.stringify` writes it as it came. */
export type RawNumber = { readonly rawJSON: string };

/** In Node 24, and not yet among the declarations of TypeScript. */
type ExactJson = {
  parse(text: string, reviver: (key: string, value: unknown, context: { source?: string }) => unknown): unknown;
  rawJSON(text: string): RawNumber;
  isRawJSON(value: unknown): value is RawNumber;
};
const exact = JSON as unknown as ExactJson;

/** Reads JSON without losing digits: 5.10 of a laboratory is more exact than 5.1. Throws `SyntaxError` as `JSON.parse` does. */
export const parseExactly = (text: string): unknown =>
  exact.parse(text, (_, value, { source }) =>
    typeof value === 'number' && source !== undefined && String(value) !== source ? exact.rawJSON(source) : value,
  );

/** The number as it was written; undefined for what is none. */
export const numberText = (value: unknown): string | undefined => {
  if (typeof value === 'number') return String(value);
  return exact.isRawJSON(value) ? value.rawJSON : undefined;
};

/** Whether it is a number that is kept as it was written, and no object of the file. */
export const isRawNumber = (value: unknown): value is RawNumber => exact.isRawJSON(value);

/** A plain decimal as `JSON.stringify` is to write it, with all of its digits. */
export const exactNumber = (decimal: string): RawNumber => exact.rawJSON(decimal);
