import type { World } from '#test/world.ts';
import { createHash } from 'node:crypto';

const personIdOf = async (w: World, mrn: string): Promise<number> =>
  (await w.db.selectFrom('person').select('id').where('mrn', '=', mrn).executeTakeFirstOrThrow()).id;

type Kept = { readonly resourceType: string; readonly id: string } & Readonly<Record<string, unknown>>;

/** Keeps a resource in somebody's record as a file from elsewhere would bring it; answers the id that it is kept under. */
export async function keep(w: World, mrn: string, body: Kept): Promise<number> {
  const row = await w.db
    .insertInto('fhir_resource')
    .values({
      person_id: await personIdOf(w, mrn),
      resource_type: body.resourceType,
      source_id: body.id,
      body: JSON.stringify(body),
      body_hash: createHash('sha256').update(JSON.stringify(body)).digest(),
      imported_at: w.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** An order for metformin, 60 days from the day on which it was written, unless `more` says otherwise. */
export const metformin = (id: string, more: object = {}): Kept => ({
  resourceType: 'MedicationRequest',
  id,
  status: 'active',
  intent: 'order',
  authoredOn: '2026-09-28',
  medicationCodeableConcept: {
    coding: [{ system: 'http://www.whocc.no/atc', code: 'A10BA02' }],
    text: 'Metformin 500 mg',
  },
  dosageInstruction: [
    {
      patientInstruction: 'Take it with plenty of water',
      timing: { repeat: { frequency: 2, period: 1, periodUnit: 'd', when: ['PC'] } },
      doseAndRate: [{ doseQuantity: { value: 1, unit: 'tablet' } }],
    },
  ],
  ...more,
});

/** The label of HL7 that hides a resource from a guardian with limited access. */
export const sensitive = {
  meta: { security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'PSY' }] },
};
