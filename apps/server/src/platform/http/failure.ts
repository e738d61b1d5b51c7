import { errors, type ErrorCode } from '@balsam/contract';
import type { Allowed } from '@balsam/domain/allowed';
import { measureWithin } from '@balsam/domain/text';

type Values = Readonly<Record<string, string | number>>;

/** One field of the input that was refused, in both languages. */
export type FieldError = {
  readonly path: string;
  readonly code: ErrorCode;
  readonly message: string;
  readonly message_ar: string;
};

/** The wire has Latin digits in both languages. */
const locales = { en: 'en', ar: 'ar-u-nu-latn' } as const;

/** A sentence of a language with its values: `{days}` as it is, `{days:day}` with its unit in the form that the number asks for. */
const fill = (language: 'ar' | 'en', sentence: string, values: Values): string =>
  sentence.replace(/\{(\w+)(?::(second|minute|day))?\}/g, (whole, name: string, unit?: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return unit === undefined ? String(value) : measureWithin(locales[language], Number(value), unit);
  });

/** A refusal that reaches the caller: a code of the contract, its sentences, and what the caller needs to go on. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly http: number;
  readonly messageAr: string;
  readonly payload: unknown;
  readonly fields: readonly FieldError[] | undefined;

  constructor(code: ErrorCode, about: { values?: Values; data?: unknown; fields?: readonly FieldError[] } = {}) {
    const { http, en, ar } = errors[code];
    super(fill('en', en, about.values ?? {}));
    this.code = code;
    this.http = http;
    this.messageAr = fill('ar', ar, about.values ?? {});
    this.payload = about.data ?? null;
    this.fields = about.fields;
  }
}

/** The sentences of a code, for one field of the input. */
export const fieldError = (path: string, code: ErrorCode, values: Values = {}): FieldError => ({
  path,
  code,
  message: fill('en', errors[code].en, values),
  message_ar: fill('ar', errors[code].ar, values),
});

/**
 * A refusal to throw. `values` fill the sentence, `data` goes to the caller (such as the nearest free slots),
 * `path` names the field at fault.
 */
export const fail = (code: ErrorCode, about: { values?: Values; data?: unknown; path?: string } = {}): Failure =>
  new Failure(code, {
    ...about,
    ...(about.path !== undefined && { fields: [fieldError(about.path, code, about.values)] }),
  });

/** Goes on when a rule of the domain allows it, else refuses with the code of the rule. @param path the field at fault, where it is one */
export function assertAllowed<R extends Allowed<ErrorCode>>(
  rule: R,
  path?: string,
): asserts rule is Extract<R, { readonly ok: true }> {
  if (!rule.ok) throw fail(rule.code, { values: rule.values, ...(path !== undefined && { path }) });
}
