import { z } from 'zod';

/*
 * The parts of FHIR R4 that the record is drawn from, read leniently: what is not known is kept whole and counted, so a
 * part that does not fit its schema here never stops a bundle.
 */
const Text = z.string().trim().min(1).max(2000);
const Coding = z.object({ system: Text.optional(), code: Text.optional(), display: Text.optional() });
const Concept = z.object({ coding: z.array(Coding).optional(), text: Text.optional() });

export const Resource = z.looseObject({
  resourceType: z.string().regex(/^[A-Z][A-Za-z]{1,60}$/),
  /** Read leniently, as ids are; without spaces, control characters and the signs that part names. */
  id: z
    .string()
    .regex(/^[^\s\p{C}|#]{1,200}$/u)
    .optional(),
});
export type Resource = z.output<typeof Resource>;

export const PatientResource = z.object({
  resourceType: z.literal('Patient'),
  id: Text.optional(),
  name: z
    .array(
      z.object({
        use: Text.optional(),
        family: Text.optional(),
        given: z.array(Text).optional(),
        text: Text.optional(),
      }),
    )
    .min(1),
  identifier: z
    .array(
      z.object({
        use: z.string().optional().catch(undefined),
        type: Concept.optional().catch(undefined),
        system: z.string().trim().min(1).max(500).optional().catch(undefined),
        value: z.string().trim().min(1).max(200).optional().catch(undefined),
        period: z.object({ end: z.string().optional() }).optional().catch(undefined),
      }),
    )
    .optional(),
  gender: z.string().optional(),
  birthDate: z.string().optional(),
  telecom: z.array(z.object({ system: Text.optional(), value: Text.optional() })).optional(),
  address: z
    .array(z.object({ line: z.array(Text).optional(), city: Text.optional(), country: Text.optional() }))
    .optional(),
});

export const Bundle = z.object({
  resourceType: z.literal('Bundle'),
  entry: z
    .array(z.object({ fullUrl: z.string().min(1).max(500).optional(), resource: z.unknown() }))
    .min(1)
    .max(100_000),
});

export type FhirConcept = z.output<typeof Concept>;

/** What a concept says in words, and its first code. */
export const wordsOf = (c: FhirConcept | undefined) => c?.text ?? c?.coding?.find((x) => x.display)?.display;
export const codeOf = (c: FhirConcept | undefined, system?: string) =>
  c?.coding?.find((x) => x.code && (system === undefined || x.system === system))?.code;
