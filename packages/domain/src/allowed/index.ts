/**
 * The result of a rule: allowed, or refused with a stable code. `values` fill the `{name}` placeholders of the sentence
 * that the contract has for the code.
 */
export type Allowed<Code extends string> =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: Code; readonly values: Readonly<Record<string, string | number>> };

/** The rule allows it. */
export const allowed = { ok: true } as const;

/** The rule refuses it, and why. */
export function refused<Code extends string>(code: Code, values: Readonly<Record<string, string | number>> = {}) {
  return { ok: false, code, values } as const;
}
