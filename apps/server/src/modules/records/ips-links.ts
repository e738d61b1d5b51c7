import { isRawNumber } from './fhir/exact-json.ts';
import { referencesIn, type Located } from './fhir/references.ts';

/*
 * A resource from elsewhere made whole in a document: each reference leads to an entry of it, to something contained, or is left out;
 * what that empties goes too.
 */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** The name in the document of what a reference leads to; undefined when that is not in it. */
export type NameFor = (reference: string, from: Located) => string | undefined;

/** Parts of a list that mean nothing without what they point to (`Procedure.performer.actor`). */
const essential = ['actor', 'manipulated', 'member'];

const isObject = (value: unknown): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isRawNumber(value);

const saysNothing = (key: string, left: readonly string[]): boolean =>
  left.length === 0 ||
  (left.length === 1 && left[0] === 'type') ||
  (['extension', 'modifierExtension'].includes(key) && left.every((name) => name === 'url' || name === 'id'));

function cleanObject(
  key: string,
  value: Readonly<Record<string, Json>>,
  nameFor: (reference: string) => string | undefined,
): Json | undefined {
  const left = Object.entries(value).flatMap(([name, inner]): [string, Json][] => {
    const kept = name === 'reference' && typeof inner === 'string' ? nameFor(inner) : clean(name, inner, nameFor);
    return kept === undefined ? [] : [[name, kept]];
  });
  const names = left.map(([name]) => name);
  const isLost = names.length < Object.keys(value).length;
  if (isLost && essential.some((name) => name in value && !names.includes(name))) return undefined;
  if (names.length === 0 || (isLost && saysNothing(key, names))) return undefined;
  return Object.fromEntries(left);
}

function clean(key: string, value: Json, nameFor: (reference: string) => string | undefined): Json | undefined {
  if (Array.isArray(value)) {
    const left = (value as readonly Json[])
      .map((item) => clean(key, item, nameFor))
      .filter((item) => item !== undefined);
    return left.length > 0 ? left : undefined;
  }
  return isObject(value) ? cleanObject(key, value, nameFor) : value;
}

/** What says nothing outside the system that it came from, or is drawn anew. */
const local = new Set(['id', 'text', 'implicitRules', 'meta', 'contained']);

type Contained = { readonly id: string; readonly cleaned: Json };

function containedIn(resource: Located, nameFor: NameFor): Contained[] {
  const { contained } = resource.body;
  return (Array.isArray(contained) ? (contained as Json[]) : []).flatMap((item) => {
    if (!isObject(item) || typeof item['id'] !== 'string') return [];
    const { text: _text, meta: _meta, ...rest } = item;
    const from = { ...resource, body: item, container: resource };
    const cleaned = clean('contained', rest, (reference) => nameFor(reference, from));
    return cleaned === undefined ? [] : [{ id: item['id'].replace(/^#/, ''), cleaned }];
  });
}

/** Of the contained only what the rest points to, straight or through another of them. */
function usedOf(all: readonly Contained[], from: Json): Json[] {
  const used = new Set<Contained>();
  const waiting: unknown[] = [from];
  while (waiting.length > 0) {
    const names = new Set(referencesIn(waiting.pop()));
    for (const one of all)
      if (names.has(`#${one.id}`) && !used.has(one)) {
        used.add(one);
        waiting.push(one.cleaned);
      }
  }
  return all.filter((one) => used.has(one)).map(({ cleaned }) => cleaned);
}

/** Labels about who may see a resource stay with it. */
const securityOf = (body: Located['body']) => {
  const { meta } = body as { meta?: { security?: unknown } };
  return meta?.security === undefined ? {} : { meta: { security: meta.security } };
};

/** The parts of a resource that stand in a document, without those that are `dropped`; undefined when nothing is left. */
export function partsOf(
  resource: Located,
  nameFor: NameFor,
  dropped: ReadonlySet<string>,
): Readonly<Record<string, unknown>> | undefined {
  const own = Object.entries(resource.body as Record<string, Json>).filter(
    ([key]) => !local.has(key) && !dropped.has(key),
  );
  const cleaned = clean('', Object.fromEntries(own), (reference) => nameFor(reference, resource));
  if (!isObject(cleaned)) return undefined;
  const contained = usedOf(containedIn(resource, nameFor), cleaned);
  return { ...securityOf(resource.body), ...(contained.length > 0 && { contained }), ...cleaned };
}
