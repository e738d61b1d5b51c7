import { z } from 'zod';
import type { Sql } from '../../platform/db/types.ts';
import { currentSafetyResources } from './safety-facts.store.ts';

/** Names in the words of the record, each once. */
type SafetyFacts = { readonly allergies: readonly string[]; readonly medicines: readonly string[] };

const longest = 300;

const Concept = z.object({
  text: z.string().optional(),
  coding: z
    .array(z.object({ system: z.string().optional(), code: z.string().optional(), display: z.string().optional() }))
    .optional(),
});
export const Named = z.object({
  code: Concept.optional(),
  medicationCodeableConcept: Concept.optional(),
  medicationReference: z.object({ display: z.string().optional() }).optional(),
});

/** What a resource calls it; undefined where it names nothing that could be read. */
export function nameOf(body: unknown): string | undefined {
  const named = Named.safeParse(body);
  if (!named.success) return undefined;
  const { code, medicationCodeableConcept, medicationReference } = named.data;
  const concept = medicationCodeableConcept ?? code;
  const displays = concept?.coding?.map(({ display }) => display) ?? [];
  const name = [concept?.text, ...displays, medicationReference?.display].find(
    (said) => said !== undefined && said !== '',
  );
  return name?.slice(0, longest);
}

/** What a person is allergic to and takes now, as their record says it: what warnings about medicines go by (DECISIONS §6). */
export async function safetyFactsOf(db: Sql, personId: number): Promise<SafetyFacts> {
  const resources = await currentSafetyResources(db, personId);
  const names = (isAllergy: boolean): string[] => [
    ...new Set(
      resources
        .filter(({ resource_type }) => (resource_type === 'AllergyIntolerance') === isAllergy)
        .flatMap(({ body }) => nameOf(body) ?? []),
    ),
  ];
  return { allergies: names(true), medicines: names(false) };
}
