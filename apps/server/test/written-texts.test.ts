import { expect, test } from 'vitest';
import type { z } from 'zod';
import { calls } from './walk/calls.ts';

type Inside = {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly element?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly shape?: Readonly<Record<string, z.ZodType>>;
};
type Text = { readonly key: string; readonly schema: z.ZodString };

/** The texts that a body may hold, however deep they stand, by the names of their fields. */
function textsIn(schema: z.ZodType, key: string): readonly Text[] {
  const { type, innerType, in: before, element, valueType, options = [], shape = {} } = schema.def as Inside;
  if (type === 'string') return [{ key, schema: schema as z.ZodString }];
  const within = [innerType, before, element, valueType, ...options].filter((one) => one !== undefined);
  // What a desk has seen of somebody is compared with the file, and not kept.
  const fields = Object.entries(shape).filter(([name]) => name !== 'seen');
  return [...within.flatMap((one) => textsIn(one, key)), ...fields.flatMap(([name, field]) => textsIn(field, name))];
}

/** What is no text that somebody writes for others to read, and what it is. */
const unwritten: Readonly<Record<string, string>> = {
  password: 'a secret',
  password_confirmation: 'a secret',
  currentPassword: 'a secret',
  fcm_token: 'a device, as its service names it',
  token: 'a device, as its service names it',
  pass: 'what a kiosk was given',
  number: 'what a kiosk reads',
  contact: 'a phone or an address, else it is refused',
  value: 'a setting or an answer: each is checked by its kind',
  body: 'rich text, of which the sanitiser keeps what it knows',
  body_ar: 'rich text, of which the sanitiser keeps what it knows',
};

const longestLine = 100;
const unseen = '\u200b\u2060'.repeat(10);

test('D3.12 each longer text that somebody writes is empty where nobody can see anything of it', () => {
  const texts = calls.flatMap(({ name, endpoint }) =>
    (endpoint.body ? textsIn(endpoint.body, 'body') : []).map((text) => ({ name, ...text })),
  );
  const kept = texts.filter(({ key, schema }) => {
    const read = schema.safeParse(unseen);
    const isLong = (schema.maxLength ?? Number.POSITIVE_INFINITY) > longestLine;
    return isLong && !(key in unwritten) && read.success && read.data !== '';
  });
  expect(texts.length).toBeGreaterThan(100);
  expect(kept.map(({ name, key }) => `${name} ${key}`)).toEqual([]);
});
