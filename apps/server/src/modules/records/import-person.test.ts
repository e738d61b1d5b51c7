import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { summaryLines } from '#import/fhir.ts';
import {
  bundleFrom,
  bundleOf,
  copyOf,
  identifier,
  importer,
  patientResource,
  personOf,
  type Resource,
  type SummaryDocument,
} from './bundle.fixture.ts';

const w = await world();
const bring = importer(w);

const hospitalA = 'https://a.example/mrn';
const hospitalB = 'https://b.example/mrn';
const nationalId = 'http://nphies.sa/identifier/nationalid';

const visit = (id: string, subject: string): Resource => ({
  resourceType: 'Encounter',
  id,
  status: 'finished',
  class: { code: 'AMB' },
  subject: { reference: subject },
  period: { start: '2025-03-01T09:00:00+03:00' },
});
const rows = async (table: 'person' | 'account' | 'encounter' | 'fhir_resource') =>
  (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(w.db)).rows[0]!.n;
const visitsOf = async (mrn: string) => {
  const { id } = await personOf(w, mrn);
  return (await w.db.selectFrom('encounter').select('source_id').where('person_id', '=', id).execute()).length;
};

describe('a birth date that nobody can have is left out, and that is said', () => {
  test.each([
    ['1411-05-12', null],
    ['2990-05-12', null],
    ['1850-05-12', null],
    ['12/05/1990', null],
    ['١٩٩٠-٠٥-١٢', null],
    ['1411-05', null],
    ['2990', null],
    ['1990-05-12', '1990-05-12'],
  ])('D9.01 %s', async (birthDate, kept) => {
    const summary = await bring(bundleOf(patientResource('odd-birth', { birthDate })), { isNewPerson: true });
    expect((await personOf(w, summary.mrn)).birth_date).toBe(kept);
    const said = summaryLines(summary).some((line) => line.startsWith(`the birth date "${birthDate}" was left out`));
    expect(said).toBe(kept === null);
  });
});

describe('one person is found again', () => {
  test('D9.01 by an identifier, whatever id the file gives the Patient', async () => {
    const first = await bring(bundleOf(patientResource('p-one', identifier(hospitalA, '77'))));
    const again = await bring(bundleOf(patientResource('p-two', identifier(hospitalA, '77'))));
    expect([again.mrn, again.isNewPerson]).toEqual([first.mrn, false]);
  });
  test.each([
    ['by its id', undefined, 'urn:uuid:7d1a3f6e-0c55-4a6c-9a3e-1d2b3c4d5e6f'],
    ['in capitals', '7D1A3F6E-0C55-4A6C-9A3E-1D2B3C4D5E70', 'urn:uuid:7d1a3f6e-0c55-4a6c-9a3e-1d2b3c4d5e70'],
  ])('D9.01 urn:uuid:X and X are one: %s', async (_, given, fullUrl) => {
    const id = given ?? fullUrl.slice('urn:uuid:'.length);
    const one = await bring({ ...bundleOf(), entry: [{ fullUrl, resource: patientResource(undefined) }] });
    const other = await bring({ ...bundleOf(), entry: [{ resource: patientResource(id) }] });
    expect([other.mrn, other.isNewPerson]).toEqual([one.mrn, false]);
  });
  test('D9.01 by the id and everything that describes them, where the file has no identifier', async () => {
    const first = await bring(bundleOf(patientResource('bare')));
    expect((await bring(bundleOf(patientResource('bare')))).mrn).toBe(first.mrn);
  });
  test('D9.01 two files with one new identifier at the same time bring one person', async () => {
    const both = await Promise.all(
      ['left', 'right'].map((id) => bring(bundleOf(patientResource(id, identifier(hospitalA, 'same-moment'))))),
    );
    expect(new Set(both.map(({ mrn }) => mrn)).size).toBe(1);
  });
  test('D9.01 an identifier that came later finds them too', async () => {
    const both = [...identifier(hospitalA, '81').identifier, ...identifier(hospitalB, '18').identifier];
    const { mrn } = await bring(bundleOf(patientResource('later', identifier(hospitalA, '81'))));
    await bring(bundleOf(patientResource('later', { identifier: both })));
    expect((await bring(bundleOf(patientResource('elsewhere', identifier(hospitalB, '18'))))).mrn).toBe(mrn);
  });
});

describe('two people stay two', () => {
  test('D9.01 the same Patient id from two hospitals without a shared identifier', async () => {
    const one = await bring(
      bundleOf(patientResource('example', identifier(hospitalA, '1')), visit('v', 'Patient/example')),
    );
    const other = await bring(
      bundleOf(
        patientResource('example', {
          ...identifier(hospitalB, '1'),
          birthDate: '2001-05-05',
          name: [{ text: 'Omar Saleh' }],
        }),
        visit('v', 'Patient/example'),
      ),
    );
    expect([one.isNewPerson, other.isNewPerson, one.mrn === other.mrn]).toEqual([true, true, false]);
    expect(await personOf(w, one.mrn)).toMatchObject({ first_name: 'Huda', birth_date: '1984-02-29' });
    expect([await visitsOf(one.mrn), await visitsOf(other.mrn)]).toEqual([1, 1]);
  });
  test('D9.01 the same Patient id at two addresses', async () => {
    const one = await bring(bundleFrom('https://one.example/fhir', patientResource('5')));
    const other = await bring(bundleFrom('https://two.example/fhir', patientResource('5')));
    expect(one.mrn === other.mrn).toBe(false);
    expect((await bring(bundleFrom('https://two.example/fhir', patientResource('5')))).mrn).toBe(other.mrn);
    expect(other.sameDescription).toContain(one.mrn);
    expect(summaryLines(other).join('\n')).toContain(one.mrn);
  });
  test('D9.01 an identifier that is not valid any more, or is of a whole family, finds nobody', async () => {
    const old = identifier(hospitalA, '500', { use: 'old' });
    const policy = identifier('https://payer.example/policy', '500', { type: { coding: [{ code: 'SN' }] } });
    const one = await bring(bundleOf(patientResource('s1', { identifier: [...old.identifier, ...policy.identifier] })));
    const two = await bring(bundleOf(patientResource('s2', { identifier: [...old.identifier, ...policy.identifier] })));
    expect(one.mrn === two.mrn).toBe(false);
  });
});

/** Brings somebody in, then a file that must be refused, and shows that nothing came of it. */
async function refused(known: Resource, other: Resource, options = {}) {
  const { mrn } = await bring(bundleOf(known));
  const before = [await personOf(w, mrn), await rows('person'), await rows('fhir_resource')];
  const error = await bring(bundleOf(other, visit('new', `Patient/${other.id}`)), options).catch((e: Error) => e);
  expect([await personOf(w, mrn), await rows('person'), await rows('fhir_resource')]).toEqual(before);
  return { mrn, says: error instanceof Error ? error.message : 'brought in' };
}

describe('a file that may be somebody else is refused, with what to do', () => {
  test.each([
    ['birth date', { birthDate: '1984-02-28' }],
    ['birth date', { birthDate: '1985' }],
    ['birth date', { birthDate: '1984-01' }],
    ['first name', { name: [{ family: 'Kanari', given: ['Hind', 'Ali'] }] }],
    ['middle name', { name: [{ family: 'Kanari', given: ['Huda', 'Omar'] }] }],
    ['family name', { name: [{ family: 'Saleh', given: ['Huda', 'Ali'] }] }],
    ['gender', { gender: 'male' }],
  ])('D9.01 the identifier is known but the %s differs', async (what, change) => {
    const number = identifier(hospitalA, `differs-${JSON.stringify(change)}`);
    const { mrn, says } = await refused(patientResource('d1', number), patientResource('d2', { ...number, ...change }));
    expect(says).toBe(
      `the ${what} differs from MRN ${mrn}, who has an identifier of this file; if it is the same person, say so with --mrn ${mrn}`,
    );
  });
  test('D9.01 the file has no identifier and the same id is of somebody described otherwise', async () => {
    const { mrn, says } = await refused(
      patientResource('twice'),
      patientResource('twice', { birthDate: '1990-01-01' }),
    );
    expect(says).toContain(`--mrn ${mrn}`);
    expect(says).toContain('--new-person');
  });
  test('D9.01 identifiers of two people here', async () => {
    const a = identifier(hospitalA, '901');
    const b = identifier(hospitalB, '902');
    const { mrn } = await bring(bundleOf(patientResource('i1', a)));
    const both = patientResource('i3', { identifier: [...a.identifier, ...b.identifier] });
    const { mrn: second, says } = await refused(patientResource('i2', b), both);
    expect([says.includes(mrn), says.includes(second)]).toEqual([true, true]);
    await expect(bring(bundleOf(both), { mrn })).rejects.toThrow(`belong to MRN ${second}`);
  });
  test('D9.01 somebody registered here has the national ID of the file', async () => {
    const before = await rows('person');
    const file = bundleOf(patientResource('registered', identifier(nationalId, '1010101010')));
    await expect(bring(file)).rejects.toThrow('--mrn 1000001');
    await expect(bring(file, { isNewPerson: true })).rejects.toThrow('1000001');
    await expect(bring(file, { mrn: '1000002' })).rejects.toThrow('1000001');
    expect(await rows('person')).toBe(before);
  });
  test('D9.01 the MRN that was given has another national ID, or nobody has it', async () => {
    const file = bundleOf(patientResource('stranger', identifier(nationalId, '1099999999')));
    await expect(bring(file, { mrn: '1000001' })).rejects.toThrow('another national ID');
    await expect(bring(file, { mrn: '9999999' })).rejects.toThrow('nobody here has MRN 9999999');
  });
  test('D9.01 the file of somebody who closed their account', async () => {
    const file = bundleOf(patientResource('closed', identifier(hospitalA, 'closed')));
    const { mrn } = await bring(file);
    await w.db.updateTable('person').set({ deleted_at: w.clock.now() }).where('mrn', '=', mrn).execute();
    await expect(bring(file)).rejects.toThrow(`the file of MRN ${mrn} is closed`);
  });
});

describe('a birth date of which a part is known', () => {
  test('D9.01 D11.14 is told, kept in the record as it came, and invented for no profile', async () => {
    const partial = patientResource('partial', { ...identifier(hospitalA, 'partial'), birthDate: '1984-02' });
    const summary = await bring(bundleOf(partial));
    expect(summaryLines(summary).join('\n')).toContain('the birth date "1984-02" is no whole day');
    expect((await personOf(w, summary.mrn)).birth_date).toBeNull();
    const ips = (await copyOf(w, summary.mrn)).get('ips.json') as SummaryDocument;
    expect(ips.entry.find(({ resource }) => resource.resourceType === 'Patient')?.resource).toMatchObject({
      birthDate: '1984-02',
    });
  });
  test('D9.01 is of the same person where their day lies in it, and takes nothing away', async () => {
    const number = identifier(hospitalA, 'whole first');
    const { mrn } = await bring(bundleOf(patientResource('whole', number)));
    const again = await bring(bundleOf(patientResource('year', { ...number, birthDate: '1984' })), {
      updatePerson: true,
    });
    expect([again.mrn, again.changed]).toEqual([mrn, []]);
    expect((await personOf(w, mrn)).birth_date).toBe('1984-02-29');
    expect(summaryLines(await bring(bundleOf(patientResource('whole', number)))).join('\n')).not.toContain(
      'birth date',
    );
  });
});

test.each([
  ['when', { deceasedDateTime: '2025' }, true],
  ['that alone', { deceasedBoolean: true }, true],
  ['nothing of it', {}, false],
])('D9.01 a file that says of a death %s tells the operator', async (_, told, isTold) => {
  const summary = await bring(bundleOf(patientResource('died', told)), { isNewPerson: true });
  expect(summaryLines(summary).some((line) => line.includes(`MRN ${summary.mrn} has died`))).toBe(isTold);
});

describe('the operator decides', () => {
  test('D9.01 --mrn attaches the record, remembers the identifiers and changes nothing of the person', async () => {
    const before = await personOf(w, '1000002');
    const file = bundleOf(patientResource('attached', identifier(hospitalA, '4242')), visit('va', 'Patient/attached'));
    const summary = await bring(file, { mrn: '1000002' });
    expect([summary.mrn, summary.isNewPerson, summary.changed]).toEqual(['1000002', false, []]);
    expect(await personOf(w, '1000002')).toEqual(before);
  });
  test('D9.01 a later file of the same hospital goes to the same MRN, the same again or corrected', async () => {
    const renamed = patientResource('renamed', identifier(hospitalA, 'renamed'));
    const { mrn } = await bring(bundleOf(renamed));
    const married = bundleOf({ ...renamed, name: [{ family: 'Saleh', given: ['Huda', 'Ali'] }] });
    expect((await bring(married, { mrn })).mrn).toBe(mrn);
    expect((await personOf(w, mrn)).family_name).toBe('Kanari');
    const summary = await bring(married, { mrn, updatePerson: true });
    expect(summary.changed).toEqual(['family name']);
    expect((await personOf(w, mrn)).family_name).toBe('Saleh');
    expect((await bring(married)).mrn).toBe(mrn);
  });
  test('D9.01 --new-person opens another file for the same id', async () => {
    const { mrn } = await bring(bundleOf(patientResource('shared')));
    const other = bundleOf(patientResource('shared', { birthDate: '1999-09-09' }));
    const opened = await bring(other, { isNewPerson: true });
    expect([opened.isNewPerson, opened.mrn === mrn]).toEqual([true, false]);
    expect((await bring(other)).mrn).toBe(opened.mrn);
  });
});

describe('a log-in changes only when the operator allows it, and the command prints it', () => {
  const phone = '+966555000771';
  const other = '+966555000772';
  test('D9.01 a phone is given to who has none, never exchanged in silence', async () => {
    const file = bundleOf(patientResource('phones', identifier(hospitalA, 'phones')));
    const { mrn } = await bring(file);
    const given = await bring(file, { phone });
    expect(given.changed).toEqual(['phone for codes, now ending in 71']);
    expect(summaryLines(given).join('\n')).toContain('phone for codes, now ending in 71');
    expect((await bring(file, { phone })).changed).toEqual([]);
    await expect(bring(file, { phone: other })).rejects.toThrow('--update-person');
    expect((await personOf(w, mrn)).phone).toBe(phone);
    expect((await bring(file, { phone: other, updatePerson: true })).changed).toEqual([
      'phone for codes, now ending in 72',
    ]);
    expect((await personOf(w, mrn)).phone).toBe(other);
  });
  test('D9.01 birth date, contact phone and city of the file are left out unless they are requested', async () => {
    const file = (more: object) => bundleOf(patientResource('facts', { ...identifier(hospitalA, 'facts'), ...more }));
    const { mrn } = await bring(file({ birthDate: '1984' }));
    await bring(file({ telecom: [{ system: 'phone', value: '+1 555 0100' }], address: [{ city: 'Boston' }] }));
    expect(await personOf(w, mrn)).toMatchObject({ birth_date: null, contact_phone: null, city: null });
    const summary = await bring(file({ address: [{ city: 'Boston' }] }), { updatePerson: true });
    expect(summary.changed).toEqual(['birth date', 'city']);
    expect(await personOf(w, mrn)).toMatchObject({ birth_date: '1984-02-29', city: 'Boston' });
  });
});

describe('the record of one person from two hospitals', () => {
  test('D9.01 keeps both, though both number from one', async () => {
    const number = identifier(hospitalA, 'both');
    const { mrn } = await bring(bundleOf(patientResource('1', number), visit('1', 'Patient/1')));
    await bring(bundleOf(patientResource('2', number), visit('1', 'Patient/2')));
    expect(await visitsOf(mrn)).toBe(2);
    await bring(bundleOf(patientResource('2', number), visit('1', 'Patient/2')));
    expect(await visitsOf(mrn)).toBe(2);
  });
});
