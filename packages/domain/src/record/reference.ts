import { toLatinDigits } from '../text/index.ts';

/** The ends of what is normal, in the unit of the result; null is open. */
export type Reference = { readonly low: number | null; readonly high: number | null };

/** A reference range as FHIR R4 has it, as far as it is read here. */
type GivenRange = {
  readonly low?: { readonly value?: number | undefined } | undefined;
  readonly high?: { readonly value?: number | undefined } | undefined;
  readonly text?: string | undefined;
};

const number = String.raw`(\d+(?:\.\d+)?)`;
const between = new RegExp(`^${number} ?(?:-|–|to) ?${number}$`);
const below = new RegExp(`^(?:<|<=|≤|up to) ?${number}$`);
const above = new RegExp(`^(?:>|>=|≥) ?${number}$`);

/** The first range that has an end, be it as numbers or as a text such as `3.5 - 5.1`, `< 5` or `>= 40`; both ends open when none has. */
export function referenceFrom(ranges: readonly GivenRange[]): Reference {
  const found = ranges.map((range) => fromNumbers(range) ?? fromText(range.text ?? ''));
  return found.find((range) => range !== undefined) ?? { low: null, high: null };
}

function fromNumbers({ low, high }: GivenRange): Reference | undefined {
  if (low?.value === undefined && high?.value === undefined) return undefined;
  return { low: low?.value ?? null, high: high?.value ?? null };
}

function fromText(text: string): Reference | undefined {
  const written = toLatinDigits(text).trim().replace(/\s+/g, ' ').toLowerCase();
  const [, low, high] = between.exec(written) ?? [undefined, above.exec(written)?.[1], below.exec(written)?.[1]];
  if (low === undefined && high === undefined) return undefined;
  return { low: low === undefined ? null : Number(low), high: high === undefined ? null : Number(high) };
}
