import { expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { as } from '#modules/booking/booking.fixture.ts';
import { agreeToTerms, bundleOf, identifier, importer, patientResource, personOf } from './bundle.fixture.ts';

const w = await world();
const bring = importer(w);
const number = identifier('https://a.example/mrn', 'audit-1');
const phone = '+966555660001';

type Entry = { action: string; what: string; title: string; title_ar: string; why: string; who: unknown };
const logOf = async (mrn: string) =>
  (await (await as(w, mrn)).get<{ items: Entry[] }>('/users/access-log?by=others')).data.items;
const entriesAbout = async (mrn: string) => {
  const { id } = await personOf(w, mrn);
  return w.db.selectFrom('audit_entry').select(['action', 'what', 'request_id']).where('person_id', '=', id).execute();
};
const brought = { action: 'write', what: 'imported records', request_id: 'import' };

test('D3.05 the person reads in the access log that records were brought in, each time', async () => {
  const { mrn } = await bring(bundleOf(patientResource('p', number)), { phone });
  await agreeToTerms(w, mrn);
  expect(await logOf(mrn)).toMatchObject([
    { action: 'write', what: 'contact' },
    { action: 'write', what: 'imported records', why: 'system', who: null, title: 'Records from another hospital' },
  ]);
  await bring(bundleOf(patientResource('p', number)));
  expect((await entriesAbout(mrn)).filter(({ what }) => what === 'imported records')).toEqual([brought, brought]);
});

test('D3.05 a profile that an import changed says so', async () => {
  const own = identifier('https://a.example/mrn', 'audit-2');
  const { mrn } = await bring(bundleOf(patientResource('q', own)), { isNewPerson: true });
  const moved = patientResource('q', { ...own, address: [{ city: 'Abha' }] });
  await bring(bundleOf(moved), { updatePerson: true });
  expect((await entriesAbout(mrn)).map(({ what }) => what)).toEqual([
    'imported records',
    'imported records',
    'profile',
  ]);
});

test('D3.05 an import that is refused writes nothing about anybody', async () => {
  const { mrn } = await bring(bundleOf(patientResource('r', identifier('https://a.example/mrn', 'audit-3'))), {
    isNewPerson: true,
  });
  const other = patientResource('r', { ...identifier('https://a.example/mrn', 'audit-3'), birthDate: '1999-01-01' });
  await expect(bring(bundleOf(other))).rejects.toThrow('differs');
  expect(await entriesAbout(mrn)).toHaveLength(1);
});
