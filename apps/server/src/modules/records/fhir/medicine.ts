import { z } from 'zod';
import { isRetracted } from '@balsam/domain/records';
import type { Located, Resolve } from './references.ts';
import { arabicOfConcept } from './translation.ts';

/** What a resource says that a medicine or an allergy is. `words` are all of them, each once, the name first. */
export type NamedThing = {
  readonly name: string | undefined;
  /** The same in Arabic, where the record has it. */
  readonly nameAr: string | undefined;
  readonly words: readonly string[];
  readonly atcCodes: readonly string[];
  /** The first code of any system, for what came without words. */
  readonly code: string | undefined;
};

const longest = 300;
/** Medicines within medicines: more is a mistake, or a circle. */
const deepest = 4;
/** How files name the ATC index; the first is FHIR's own. */
const atcSystems: ReadonlySet<string | undefined> = new Set([
  'http://www.whocc.no/atc',
  'https://www.whocc.no/atc',
  'http://whocc.no/atc',
  'urn:oid:2.16.840.1.113883.6.73',
]);

const Text = z.string().optional().catch(undefined);
const Coding = z.object({ system: Text, code: Text, display: Text, _display: z.unknown().optional() });
const Concept = z
  .object({ text: Text, _text: z.unknown().optional(), coding: z.array(Coding.catch({})).optional().catch(undefined) })
  .optional()
  .catch(undefined);
const Link = z.object({ reference: Text, display: Text }).optional().catch(undefined);
const Ingredient = z
  .object({
    isActive: z.boolean().optional().catch(undefined),
    itemCodeableConcept: Concept,
    itemReference: Link,
    substanceCodeableConcept: Concept,
    substanceReference: Link,
  })
  .catch({});
const Naming = z.object({
  code: Concept,
  medicationCodeableConcept: Concept,
  medicationReference: Link,
  reaction: z
    .array(z.object({ substance: Concept }).catch({}))
    .optional()
    .catch(undefined),
  ingredient: z.array(Ingredient).optional().catch(undefined),
});

const nothing: NamedThing = { name: undefined, nameAr: undefined, words: [], atcCodes: [], code: undefined };

function conceptOf(concept: z.output<typeof Concept>): NamedThing {
  const coding = concept?.coding ?? [];
  const texts = [concept?.text, ...coding.map(({ display }) => display)];
  const words = texts.flatMap((word) => (word?.trim() ? [word.trim().slice(0, longest)] : []));
  const atcCodes = coding.flatMap(({ system, code }) => (atcSystems.has(system) && code ? [code] : []));
  const code = coding.map((one) => one.code?.trim().slice(0, longest)).find(Boolean);
  return { name: words[0], nameAr: arabicOfConcept(concept) ?? undefined, words, atcCodes, code };
}

function together(...things: readonly NamedThing[]): NamedThing {
  const { name, nameAr } = things.find((thing) => thing.name !== undefined) ?? nothing;
  return {
    name,
    nameAr,
    words: [...new Set(things.flatMap(({ words }) => words))],
    atcCodes: [...new Set(things.flatMap(({ atcCodes }) => atcCodes))],
    code: things.map(({ code }) => code).find(Boolean),
  };
}

type Following = { readonly from: Located; readonly resolve: Resolve; readonly seen: readonly Located['body'][] };

function linked(link: z.output<typeof Link>, { from, resolve, seen }: Following): NamedThing {
  const shown = conceptOf({ text: link?.display });
  const found = resolve(link?.reference, from);
  if (!found || !['Medication', 'Substance'].includes(found.type)) return shown;
  if (seen.includes(found.body) || seen.length > deepest) return shown;
  const { status } = found.body;
  if (typeof status === 'string' && isRetracted(status)) return nothing;
  return together(named(found, resolve, [...seen, found.body]), shown);
}

function named(resource: Located, resolve: Resolve, seen: readonly Located['body'][]): NamedThing {
  const parsed = Naming.safeParse(resource.body);
  if (!parsed.success) return nothing;
  const { code, medicationCodeableConcept, medicationReference, reaction = [], ingredient = [] } = parsed.data;
  const following = { from: resource, resolve, seen };
  const within = ingredient
    .filter(({ isActive }) => isActive !== false)
    .flatMap((part) => [
      conceptOf(part.itemCodeableConcept),
      conceptOf(part.substanceCodeableConcept),
      linked(part.itemReference, following),
      linked(part.substanceReference, following),
    ]);
  return together(
    conceptOf(medicationCodeableConcept),
    conceptOf(code),
    linked(medicationReference, following),
    ...reaction.map(({ substance }) => conceptOf(substance)),
    ...within,
  );
}

/**
 * What a resource is about (a medicine that is ordered or taken, an allergy) in the words of the record: its own concept, the Medication
 * that it contains or points to, and what is in that. A reference that leads nowhere adds only the words beside it.
 */
export const namedIn = (resource: Located, resolve: Resolve): NamedThing => named(resource, resolve, [resource.body]);

/** The name to show: words before codes; undefined where there is none. */
export const titleOf = ({ name, atcCodes, code }: NamedThing): string | undefined => name ?? atcCodes[0] ?? code;
