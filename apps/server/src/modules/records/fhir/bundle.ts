import { z } from 'zod';
import { lenient, listOf, Text } from './lenient.ts';

/*
 * The parts of FHIR R4 that the record is drawn from, read leniently: what is not known is kept whole and counted, so a
 * part that does not fit its schema here never stops a bundle.
 */
const Coding = z.object({ system: Text.optional(), code: Text.optional(), display: Text.optional() });
const Concept = z.object({ coding: z.array(Coding).optional(), text: Text.optional() });
const Name = z.object({ use: lenient(Text), family: lenient(Text), given: listOf(Text), text: lenient(Text) });

/** Anything of FHIR that says what it is. */
export const Named = z.object({ resourceType: z.string().regex(/^[A-Z][A-Za-z]{1,60}$/) });

export const Resource = z.looseObject({
  ...Named.shape,
  /** Read leniently, as ids are; without spaces, control characters and the signs that part names. */
  id: z
    .string()
    .regex(/^[^\s\p{C}|#]{1,200}$/u)
    .optional(),
});
export type Resource = z.output<typeof Resource>;

/** Whose file it is. Without a name that has words it is nobody's. */
export const PatientResource = z.object({
  resourceType: z.literal('Patient'),
  name: listOf(
    Name.refine(({ family, given, text }) => family !== undefined || text !== undefined || given.length > 0),
  ).refine((names) => names.length > 0),
  identifier: listOf(
    z.object({
      use: lenient(z.string()),
      type: lenient(Concept),
      system: lenient(z.string().trim().min(1).max(500)),
      value: lenient(z.string().trim().min(1).max(200)),
      period: lenient(z.object({ end: z.string().optional() })),
    }),
  ),
  gender: lenient(z.string()),
  birthDate: lenient(z.string()),
  deceasedBoolean: lenient(z.boolean()),
  deceasedDateTime: lenient(Text),
  telecom: listOf(z.object({ system: lenient(Text), value: lenient(Text) })),
  address: listOf(z.object({ city: lenient(Text) })),
});

export const Bundle = z.object({
  resourceType: z.literal('Bundle'),
  link: listOf(z.object({ relation: lenient(Text) })),
  entry: z.array(z.unknown()).min(1).max(100_000),
});

/** Read by itself, so that one that is none stops no other. */
export const BundleEntry = z.object({
  fullUrl: lenient(z.string().min(1).max(500)),
  resource: z.unknown().optional(),
});

export type FhirConcept = z.output<typeof Concept>;

/** What a concept says in words, and its first code. */
export const wordsOf = (c: FhirConcept | undefined) => c?.text ?? c?.coding?.find((x) => x.display)?.display;
export const codeOf = (c: FhirConcept | undefined, system?: string) =>
  c?.coding?.find((x) => x.code && (system === undefined || x.system === system))?.code;
