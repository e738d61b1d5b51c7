import type { ErrorCode } from '@balsam/contract';
import { internal } from '@balsam/contract/errors/internal';
import { digits } from '#shared/format/index.ts';
import { getLocale } from '#shared/i18n/locale.ts';
import { camelFields } from './camel-fields.ts';

/** One field that was refused; `path` is dotted, as the wire names it. */
export type FieldError = {
  readonly path: string;
  readonly code: string;
  readonly message: string;
  readonly message_ar: string;
};

/** `network`: no answer came at all. `unreadable`: what came is no envelope (a proxy's page, say). */
export type FailureCode = ErrorCode | 'network' | 'unreadable';

type Failure = {
  readonly code: FailureCode;
  readonly message: string;
  readonly message_ar: string;
  readonly status: number;
  readonly errors?: readonly FieldError[];
  readonly request_id?: string;
  readonly data?: unknown;
};

/**
 * A call that did not do what was asked. `status` is HTTP's (0 when nothing came; 200 when only the envelope says no),
 * `data` what the failure carries beside its sentence, such as the three nearest free slots, with its fields named as in replies.
 */
export class ApiError extends Error {
  readonly code: FailureCode;
  readonly message_ar: string;
  readonly status: number;
  readonly errors: readonly FieldError[];
  readonly request_id: string | undefined;
  readonly data: unknown;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.message, options);
    this.name = 'ApiError';
    this.code = failure.code;
    this.message_ar = failure.message_ar;
    this.status = failure.status;
    this.errors = failure.errors ?? [];
    this.request_id = failure.request_id;
    this.data = failure.data;
  }
}

/** Why the server will not have it, however often it is asked; undefined of what may still succeed, as for want of a line. */
export const finalRefusal = (error: unknown): ApiError | undefined =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && ![408, 429].includes(error.status)
    ? error
    : undefined;

const generic = { message: internal.en, message_ar: internal.ar };

/** No answer came (SPEC §8, the generic sentence). */
export const networkFailure = (cause: unknown): ApiError =>
  new ApiError({ code: 'network', status: 0, ...generic }, { cause });

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** A failure out of whatever body came with it; each missing part falls back to the generic sentence. */
export const failureOf = (status: number, body: unknown): ApiError => {
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const message = text(fields['message']);
  const requestId = text(fields['request_id']);
  return new ApiError({
    code: (text(fields['code']) ?? 'unreadable') as FailureCode,
    message: message ?? generic.message,
    message_ar: text(fields['message_ar']) ?? message ?? generic.message_ar,
    status,
    errors: Array.isArray(fields['errors']) ? (fields['errors'] as readonly FieldError[]) : [],
    ...(requestId === undefined ? {} : { request_id: requestId }),
    data: camelFields(fields['data']),
  });
};

/** The call was given up by the screen itself: nothing to tell anyone (SPEC §7). */
export const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/**
 * The sentence of a failure in the language of the screen; for anything but an `ApiError`, the generic one. The wire writes
 * numbers with Latin digits in both languages, the Arabic screen shows them in its own.
 */
export const sentenceOf = (error: unknown): string => {
  const { message, message_ar } = error instanceof ApiError ? error : generic;
  return getLocale() === 'en' ? message : digits(message_ar);
};
