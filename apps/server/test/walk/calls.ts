import { contract, type Endpoint } from '@balsam/contract';
import type { z } from 'zod';
import type { World } from '../world.ts';
import { impersonalFields, isIdField } from './id-fields.ts';

type Contract = typeof contract;
/** The name of a call: its module and its own, as in `contract`. */
export type CallName = { [M in keyof Contract]: `${M}.${keyof Contract[M] & string}` }[keyof Contract];

/** A call of the contract under the name that the typed client gives it, such as `booking.cancel`. */
export type NamedCall = { readonly name: CallName; readonly endpoint: Endpoint };

/** What a request carries beside its headers. */
export type SampleRequest = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
};

export const parts = ['params', 'query', 'body'] as const;
export type Field = { readonly part: (typeof parts)[number]; readonly key: string; readonly isId: boolean };

export const calls: readonly NamedCall[] = Object.entries(contract).flatMap(([module, named]) =>
  Object.entries<Endpoint>(named).map(([name, endpoint]) => ({ name: `${module}.${name}` as CallName, endpoint })),
);

/** What stands under optional, nullable, default and transform. */
function plainType({ def }: z.ZodType): string {
  const { innerType, in: before } = def as { innerType?: z.ZodType; in?: z.ZodType };
  const inner = innerType ?? before;
  return inner ? plainType(inner) : def.type;
}

/** A list of plain values: a list of ids is walked as an id is. */
function isPlainList(schema: z.ZodType): boolean {
  const {
    innerType,
    in: before,
    element,
  } = schema.def as { innerType?: z.ZodType; in?: z.ZodType; element?: z.ZodType };
  const inner = innerType ?? before;
  if (inner) return isPlainList(inner);
  return element !== undefined && ['string', 'number', 'int', 'enum'].includes(plainType(element));
}

/** The fields of an object, or of the objects of a list; undefined for anything else. */
function shapeWithin(schema: z.ZodType): Readonly<Record<string, z.ZodType>> | undefined {
  const {
    innerType,
    in: before,
    element,
    shape,
  } = schema.def as { innerType?: z.ZodType; in?: z.ZodType; element?: z.ZodType; shape?: Record<string, z.ZodType> };
  const inner = innerType ?? before ?? element;
  return shape ?? (inner && shapeWithin(inner));
}

/** Lists of codes by code, as answers by question: no ids of records. */
function isCodesByCode(schema: z.ZodType): boolean {
  const { innerType, valueType } = schema.def as { innerType?: z.ZodType; valueType?: z.ZodType };
  if (innerType) return isCodesByCode(innerType);
  const element = (valueType?.def as { element?: z.ZodType } | undefined)?.element;
  return element !== undefined && plainType(element) === 'string';
}

/** Throws at a field that holds ids of persons' records: whoever brings the first one teaches this walk to look into it. */
function flat(call: NamedCall, field: Field, schema: z.ZodType): Field {
  if (isPlainList(schema) || isCodesByCode(schema)) return field;
  const within = Object.entries(shapeWithin(schema) ?? {});
  if (within.length > 0 && within.every(([key, inner]) => !isIdField(key, inner) || key in impersonalFields))
    return field;
  if (['object', 'array', 'record', 'tuple', 'map', 'set'].includes(plainType(schema)))
    throw new Error(`${call.name}: the walk does not look into ${field.part}.${field.key}`);
  return field;
}

/** Every field that a call reads, out of its schemas. */
export const fieldsOf = (call: NamedCall): readonly Field[] =>
  parts.flatMap((part) => {
    const shape = (call.endpoint[part] as z.ZodObject | undefined)?.shape ?? {};
    return Object.entries<z.ZodType>(shape).map(([key, schema]) =>
      flat(call, { part, key, isId: isIdField(key, schema) }, schema),
    );
  });

/** The same request with another value in one field. */
export const replaced = (sent: SampleRequest, { part, key }: Field, value: unknown): SampleRequest => ({
  ...sent,
  [part]: { ...(sent[part] as object | undefined), [key]: value },
});

export function addressOf({ path }: Endpoint, version: string, { params, query }: SampleRequest): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name]).toWellFormed()),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {}))
    for (const one of Array.isArray(value) ? value : [value]) search.append(key, String(one));
  return `/api/${version}${filled}${search.size > 0 ? `?${search.toString()}` : ''}`;
}

export type SendOptions = { readonly token?: string | undefined; readonly headers?: Readonly<Record<string, string>> };

/** Sends a request to a call as somebody. */
export async function send(w: World, { endpoint }: NamedCall, sent: SampleRequest, options: SendOptions = {}) {
  const reply = await w.app.inject({
    method: endpoint.method,
    url: addressOf(endpoint, endpoint.versions?.[0] ?? 'v1', sent),
    headers: { ...options.headers, ...(options.token !== undefined && { authorization: `Bearer ${options.token}` }) },
    ...(sent.body !== undefined && { payload: sent.body as object }),
  });
  return { http: reply.statusCode, text: reply.body, headers: reply.headers };
}
