import { expect, test } from 'vitest';
import { as } from '#modules/booking/booking.fixture.ts';
import { world } from '#test/world.ts';
import { keepStatement } from '../statements.ts';
import { fileDocument } from './file-pdf.ts';

type File = Parameters<typeof fileDocument>[0];
type Printed = { readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[] };

const w = await world();
const [sara, layla] = [await as(w, '1000001'), await as(w, 'D1001')];
const { id: person } = await w.db
  .selectFrom('person')
  .select('id')
  .where('mrn', '=', '1000001')
  .executeTakeFirstOrThrow();
const keep = (resource: Parameters<typeof keepStatement>[2]) =>
  w.db.transaction().execute((tx) => keepStatement(tx, person, resource, w.clock.now()));

async function printed(title: string, language: 'ar' | 'en' = 'en'): Promise<readonly string[]> {
  const { data } = await sara.get<File>('/medical-file');
  const { sections } = fileDocument(data, language, '2026-11-22') as Printed;
  return sections.find((section) => section.title === title)!.paragraphs;
}

test('D11.01 a medicine of the person’s own is marked on paper until a doctor has confirmed it', async () => {
  const { data } = await sara.post<{ id: number }>('/medications', { title: 'Ginkgo', dosage: 'one a day' });
  expect(await printed('Current medicines')).toContain('• Ginkgo (added by the patient, not confirmed): one a day');
  expect(await printed('الأدوية الحالية', 'ar')).toContain('• Ginkgo (بإدخال المريض، غير مؤكد): one a day');
  await layla.patch(`/medications/${data.id}`, { mrn_number: '1000001', confirmed: true });
  expect(await printed('Current medicines')).toContain('• Ginkgo: one a day');
});

test.each([
  ['2011', '\u20662011\u2069', '\u2066٢٠١١\u2069'],
  ['2011-04', '\u206604/2011\u2069', '\u2066٠٤/٢٠١١\u2069'],
  ['2011-04-09', '\u206609/04/2011\u2069', '\u2066٠٩/٠٤/٢٠١١\u2069'],
])('what is known as %s only is printed as exactly as that', async (performedDateTime, english, arabic) => {
  const text = `Done in ${performedDateTime}`;
  await keep({ resourceType: 'Procedure', status: 'completed', code: { text }, performedDateTime });
  expect(await printed('Procedures')).toContain(`• ${text} ${english}`);
  expect(await printed('الإجراءات الطبية', 'ar')).toContain(`• ${text} ${arabic}`);
});

test('a dose that its sender calls subpotent is marked and hides none that counts', async () => {
  const dose = { resourceType: 'Immunization', status: 'completed', vaccineCode: { text: 'Cholera' } };
  await keep({ ...dose, occurrenceDateTime: '2020-04-09' });
  await keep({ ...dose, occurrenceDateTime: '2021-04-09', isSubpotent: true });
  await keep({ ...dose, occurrenceDateTime: '2022-04-09', status: 'not-done' });
  const shown = async (title: string, language?: 'ar') =>
    (await printed(title, language)).filter((line) => line.includes('Cholera'));
  expect(await shown('Vaccines')).toEqual([
    '• Cholera \u206609/04/2021\u2069 (dose does not count)',
    '• Cholera \u206609/04/2020\u2069',
  ]);
  expect((await shown('التطعيمات', 'ar'))[0]).toContain('(جرعة غير محتسبة)');
  const { vaccines } = (await sara.get<File>('/medical-file')).data;
  const told = vaccines.filter(({ title }) => title === 'Cholera').map((one) => one.is_subpotent);
  expect(told).toEqual([true, false]);
});

test('what was not done is no line of the file', async () => {
  await keep({ resourceType: 'Procedure', status: 'not-done', code: { text: 'Not done at all' } });
  await keep({ resourceType: 'Procedure', status: 'preparation', code: { text: 'Not done yet' } });
  expect((await printed('Procedures')).join()).not.toContain('Not done');
});

test('two marks of a line are told apart', async () => {
  const over = { coding: [{ code: 'resolved' }] };
  const unsure = { coding: [{ code: 'unconfirmed' }] };
  const body = { clinicalStatus: over, verificationStatus: unsure, onsetDateTime: '2011' };
  await keep({ resourceType: 'Condition', code: { text: 'Measles' }, ...body });
  const line = async (title: string, language?: 'ar') =>
    (await printed(title, language)).find((one) => one.includes('Measles'));
  expect(await line('Conditions')).toContain('(added by the patient, not confirmed; over)');
  expect(await line('الحالات الصحية', 'ar')).toContain('(بإدخال المريض، غير مؤكد؛ انتهت)');
});

test('a list that is too long for paper says that it goes on', async () => {
  for (let n = 0; n < 65; n += 1)
    await keep({ resourceType: 'Condition', code: { text: `Condition ${n}` }, onsetDateTime: '2020-01-01' });
  const lines = await printed('Conditions');
  expect([lines.length, lines.at(-1)]).toEqual([61, 'The list goes on in the app']);
  expect((await printed('الحالات الصحية', 'ar')).at(-1)).toBe('بقية القائمة في التطبيق');
});
