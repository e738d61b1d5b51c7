import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '#platform/db/types.ts';
import { inArabic, type Seeding } from './seeding.ts';

type Fact = {
  readonly mrn: string;
  readonly id: string;
  readonly inArabic: string;
  readonly allergy?: string;
  readonly medicine?: string;
  /** Ordered by a doctor, with its ATC code: the shop requires no picture of it. */
  readonly prescription?: readonly [words: string, atc: string];
};

/** What the records of demo people name; the warnings of the cart go by it. */
const facts: readonly Fact[] = [
  { mrn: '1000001', id: 'demo-allergy-ibuprofen', inArabic: 'حساسية من الإيبوبروفين', allergy: 'Allergy to ibuprofen' },
  {
    mrn: '1000001',
    id: 'demo-medicine-adol',
    inArabic: 'أدول (باراسيتامول) ٥٠٠ ملغ أقراص',
    medicine: 'Adol (paracetamol) 500 mg tablets',
  },
  {
    mrn: '1000002',
    id: 'demo-medicine-lisinopril',
    inArabic: 'ليزينوبريل ١٠ ملغ أقراص',
    medicine: 'Lisinopril 10 mg tablets',
  },
  {
    mrn: '1000002',
    id: 'demo-prescription-nexium',
    inArabic: 'إيزوميبرازول ٤٠ ملغ أقراص',
    prescription: ['Esomeprazole 40 mg tablets', 'A02BC05'],
  },
];

const active = {
  coding: [{ system: 'http://terminology.hl7.org/CodeSystem/allergyintolerance-clinical', code: 'active' }],
};

function resourceOf({ id, inArabic: arabic, allergy, medicine, prescription }: Fact) {
  const translation = inArabic(arabic);
  if (allergy !== undefined)
    return {
      resourceType: 'AllergyIntolerance',
      id,
      clinicalStatus: active,
      code: { text: allergy, _text: translation },
    };
  if (prescription !== undefined) {
    const [text, code] = prescription;
    const medicationCodeableConcept = {
      coding: [{ system: 'http://www.whocc.no/atc', code }],
      text,
      _text: translation,
    };
    return { resourceType: 'MedicationRequest', id, status: 'active', intent: 'order', medicationCodeableConcept };
  }
  return {
    resourceType: 'MedicationStatement',
    id,
    status: 'active',
    medicationCodeableConcept: { text: medicine, _text: translation },
  };
}

/** Allergies and medicines of demo people, kept as a bundle from elsewhere would be. */
export async function seedSafetyFacts(tx: Tx, { now }: Seeding): Promise<void> {
  const rows = facts.map((fact) => {
    const body = resourceOf(fact);
    const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
    return { mrn: fact.mrn, type: body.resourceType, id: fact.id, body, hash };
  });
  await sql`
    insert into fhir_resource (person_id, resource_type, source_id, body, body_hash, imported_at)
    select p.id, r.type, r.id, r.body, decode(r.hash, 'hex'), ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(mrn text, type text, id text, body jsonb, hash text)
    join person p on p.mrn = r.mrn`.execute(tx);
}
