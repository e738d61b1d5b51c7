import { expect, test } from 'vitest';
import { as } from '#modules/booking/booking.fixture.ts';
import { world } from '#test/world.ts';
import { bundleOf, importer, patientResource } from '../bundle.fixture.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads into whatever came back
type Data = any;

const w = await world();
const bring = importer(w);
const subject = { reference: 'Patient/p' };
const film = (id: string, more: object) => ({
  resourceType: 'DiagnosticReport',
  id,
  status: 'final',
  subject,
  category: [{ coding: [{ code: 'RAD' }] }],
  code: { text: `Film ${id}` },
  effectiveDateTime: '2026-10-01',
  conclusion: `Words of ${id}`,
  ...more,
});
const number = (value: string) => ({ identifier: [{ system: 'urn:films', value }] });
const replaces = (id: string) => ({
  extension: [
    {
      url: 'http://hl7.org/fhir/StructureDefinition/diagnosticReport-replaces',
      valueReference: { reference: `DiagnosticReport/${id}` },
    },
  ],
});

/** Sara, whose record becomes what was brought. */
async function readAs(mrn: string) {
  const idOf = async (one: string) =>
    (await w.db.selectFrom('person').select('id').where('mrn', '=', one).executeTakeFirstOrThrow()).id;
  const [brought, person_id] = [await idOf(mrn), await idOf('1000001')];
  for (const table of ['record_entry', 'fhir_resource'] as const)
    await w.db.updateTable(table).set({ person_id }).where('person_id', '=', brought).execute();
  return as(w, '1000001');
}

test('D9.01 a corrected report leads to the one that corrects it, and both stay readable', async () => {
  const { mrn } = await bring(
    bundleOf(
      patientResource('p'),
      film('old', {}),
      film('new', { status: 'corrected', ...replaces('old') }),
      film('first', number('7')),
      film('second', { status: 'amended', ...number('7') }),
      film('alone', number('8')),
    ),
    { isNewPerson: true },
  );
  const sara = await readAs(mrn);
  const items = async () =>
    new Map<string, Data>(
      (await sara.get<Data>('/reports?type=radiology&limit=100')).data.items.map((one: Data) => [one.title, one]),
    );
  const all = await items();
  const [old, fresh] = [all.get('Film old'), all.get('Film new')];
  expect([old.corrected_by, all.get('Film first').corrected_by]).toEqual([fresh.id, all.get('Film second').id]);
  expect([fresh, all.get('Film second'), all.get('Film alone')].map((one) => one.corrected_by)).toEqual([
    null,
    null,
    null,
  ]);
  const { data } = await sara.get<Data>(`/reports/${old.id}`);
  expect([data.texts[0].text, data.corrected_by]).toEqual(['Words of old', fresh.id]);
  await w.db.updateTable('record_entry').set({ released_at: null }).where('id', '=', fresh.id).execute();
  expect((await items()).get('Film old').corrected_by).toBeNull();
});
