import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

/** Query strings and paths are text; a number is accepted where any text is. */
type OrNumber<T> = { [K in keyof T]: string extends NonNullable<T[K]> ? T[K] | number : T[K] };

/** `{[Name]: T}`, and optional when every key of `T` is. */
type RequestPart<Name extends string, T> = Partial<T> extends T ? { [K in Name]?: T } : { [K in Name]: T };

type QueryPart<E> = E extends { query: infer Q extends z.ZodType }
  ? RequestPart<'query', OrNumber<z.input<Q>>>
  : unknown;
type ParamsPart<E> = E extends { params: infer P extends z.ZodType }
  ? RequestPart<'params', OrNumber<z.input<P>>>
  : unknown;
type BodyPart<E> = E extends { body: infer B extends z.ZodType } ? RequestPart<'body', z.input<B>> : unknown;

/** What a caller of `E` passes: `query`, `params` and `body`, each only where the endpoint declares it. */
export type CallInput<E extends Endpoint> = QueryPart<E> & ParamsPart<E> & BodyPart<E>;

/** `data` of the envelope that `E` answers with; `'file'` where the reply is one. */
export type CallReply<E extends Endpoint> = E['reply'] extends z.ZodType ? z.output<E['reply']> : 'file';
