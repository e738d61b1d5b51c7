import type { z } from 'zod';
import type { visits } from '@balsam/contract/visits';
import { mayAddToSummary, maySign } from '@balsam/domain/visits';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import { visitToChange, type Visit } from '#modules/booking/index.ts';
import { draftToChange } from './draft-to-change.ts';
import { readCodes } from './icd10.store.ts';
import { assertSold, productsOf } from './medicines.ts';
import { showSummary } from './read-summary.ts';
import {
  insertAddendum,
  listAddenda,
  lockSummary,
  saveDraft,
  type DiagnosisRow,
  type MedicineRow,
} from './summary.store.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { summaryAdded } from './events.ts';

type SummaryBody = z.output<(typeof visits)['saveSummary']['body']>;

/** Each code once, with the doctor's own words or the title of the code. @throws diagnosis_not_known */
async function diagnosesOf(tx: Tx, given: SummaryBody['diagnoses']): Promise<DiagnosisRow[]> {
  const once = [...new Map(given.map((diagnosis) => [diagnosis.code, diagnosis])).values()];
  const known = new Map(
    (
      await readCodes(
        tx,
        once.map(({ code }) => code),
      )
    ).map((row) => [row.code, row]),
  );
  return once.map(({ code, text }) => {
    const row = known.get(code);
    if (!row) throw fail('diagnosis_not_known', { path: 'diagnoses' });
    return { code, text: text || row.title, text_ar: text || row.title_ar };
  });
}

/** Each with the name that the pharmacy sells it by. @throws not_found for what is no product, medicine_withdrawn */
async function medicinesOf(tx: Tx, given: SummaryBody['medicines'], now: Date): Promise<MedicineRow[]> {
  const products = await productsOf(tx, given, now);
  const rows = given.map((medicine) => {
    const product = products.get(medicine.product_id);
    if (!product) throw fail('not_found');
    const { name, name_ar } = product.card;
    return { ...medicine, name, name_ar };
  });
  assertSold(products);
  return rows;
}

const noted = (tx: Tx, call: UserCall, { id, patient, why }: Visit) =>
  audit(tx, call, { personId: patient.personId, action: 'write', what: 'visit summary', recordId: id, why });

/**
 * Keeps the draft of a summary whole, never over one that the writer has not seen.
 * @throws visit_not_begun, outcome_final, summary_signed, summary_changed, diagnosis_not_known, medicine_withdrawn, sick_leave_not_valid
 */
export async function writeSummary(tx: Tx, call: UserCall, id: number, body: SummaryBody) {
  const visit = await draftToChange(tx, call, id, body.updated_at);
  const sickLeave = body.sick_leave ?? null;
  const diagnoses = await diagnosesOf(tx, body.diagnoses);
  // Of what can be signed only the sick leave can be wrong; the rest may still be missing.
  assertAllowed(maySign({ findings: 'x', diagnoses: [{ code: 'x' }], medicines: [], sickLeave }, visit));
  await saveDraft(
    tx,
    id,
    {
      findings: body.findings,
      advice: body.advice,
      sick_from: sickLeave?.from ?? null,
      sick_to: sickLeave?.to ?? null,
      follow_up_days: body.follow_up_days ?? null,
      diagnoses,
      medicines: await medicinesOf(tx, body.medicines, call.now),
    },
    call.now,
  );
  await noted(tx, call, visit);
  return showSummary(tx, call, visit);
}

/** Adds to a signed summary; the patient is told. @throws summary_not_signed, too_many_addenda, not_found */
export async function addAddendum(tx: Tx, call: UserCall, id: number, text: string) {
  const visit = await visitToChange(tx, call, id);
  const kept = await lockSummary(tx, id);
  assertAllowed(mayAddToSummary(kept?.signed_at ?? null, (await listAddenda(tx, id)).length));
  await insertAddendum(tx, id, text, call.now);
  await publish(tx, summaryAdded, { appointment_id: id }, call.now);
  await noted(tx, call, visit);
  return showSummary(tx, call, visit);
}
