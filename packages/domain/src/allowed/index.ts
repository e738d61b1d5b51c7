/**
 * The answer of a rule: yes, or no with a stable code. `values` fill the `{name}` places of the sentence that the contract has for the code.
 */
export type Allowed<Code extends string> =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: Code; readonly values: Readonly<Record<string, string | number>> };

/** Yes. */
export const allowed = { ok: true } as const;

/** No, and why. */
export function refused<Code extends string>(code: Code, values: Readonly<Record<string, string | number>> = {}) {
  return { ok: false, code, values } as const;
}
