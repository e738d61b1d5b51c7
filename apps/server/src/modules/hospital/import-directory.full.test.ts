import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { stopAllPrograms, runProgram } from '#test/child-program.ts';
import { testSecret } from '#test/databases.ts';
import { world } from '#test/world.ts';
import { importDirectory } from './index.ts';

const w = await world();
const place = mkdtempSync(path.join(tmpdir(), 'balsam-directory-'));
afterAll(async () => {
  await stopAllPrograms();
  rmSync(place, { recursive: true });
});

const branch = {
  code: 'ABH',
  title: 'Abha – Al Manhal',
  title_ar: 'أبها – المنهل',
  city: 'Abha',
  city_ar: 'أبها',
  address: 'King Khalid Road, Abha',
  address_ar: 'طريق الملك خالد، أبها',
  latitude: 18.2164,
  longitude: 42.5053,
  phone: '+966175550400',
  hours: { sunday: '08:00-23:00', friday: '16:00-24:00' },
};
const speciality = { code: 'ALL', department: 'ALL', title: 'Allergy care', title_ar: 'رعاية الحساسية' };
const file = {
  branches: [branch],
  departments: [{ code: 'ALL', title: 'Allergy', title_ar: 'الحساسية' }],
  specialities: [
    // Below one that the file does not name.
    {
      code: 'CAR-ALL',
      parent: 'CAR',
      title: 'Rare heart diseases',
      title_ar: 'أمراض القلب النادرة',
      keywords: 'amyloid',
    },
    speciality,
  ],
  clinics: [{ code: 'ABH-ALL', branch: 'ABH', department: 'ALL', title: 'Allergy clinic', title_ar: 'عيادة الحساسية' }],
  wards: [{ code: 'ABH-MED', branch: 'ABH', title: 'Medical ward', title_ar: 'جناح الباطنة' }],
};
const take = (change: object = {}) =>
  w.db.transaction().execute((tx) => importDirectory(tx, JSON.stringify({ ...file, ...change })));
const read = async (url: string) => {
  const reply = await w.app.inject({ url: `/api/v1${url}` });
  return reply.json<{ data: { items: Record<string, unknown>[] } }>().data.items;
};
const counts = async () => {
  const lists = await Promise.all(['/locations', '/departments', '/specialities', '/clinics'].map(read));
  return lists.map(({ length }) => length);
};

describe('the directory of a hospital', () => {
  test('comes in by a file: branches with their hours, departments, specialities, clinics and wards', async () => {
    const before = await counts();
    const taken = await take();
    expect(taken.branches).toEqual({ read: 1, added: ['ABH'], changed: [] });
    expect(await counts()).toEqual([before[0]! + 1, before[1]! + 1, before[2]! + 2, before[3]! + 1]);
    const abha = (await read('/locations')).find(({ code }) => code === 'ABH');
    const { hours: _hours, ...facts } = branch;
    expect(abha).toMatchObject(facts);
    const id = String(abha?.['id']);
    expect(await read(`/clinics?location_id=${id}`)).toMatchObject([{ code: 'ABH-ALL', title_ar: 'عيادة الحساسية' }]);
    expect(await read('/specialities/search?query=amyloid')).toMatchObject([{ code: 'CAR-ALL' }]);
    const open = await w.db
      .selectFrom('location_hours')
      .select(['weekday', 'opens_minute', 'closes_minute'])
      .where('location_id', '=', Number(id))
      .orderBy('weekday')
      .execute();
    expect(open).toEqual([
      { weekday: 0, opens_minute: 480, closes_minute: 1380 },
      { weekday: 5, opens_minute: 960, closes_minute: 1440 },
    ]);
    const ward = await w.db.selectFrom('ward').select('title').where('code', '=', 'ABH-MED').execute();
    expect(ward).toEqual([{ title: 'Medical ward' }]);
  });

  test('changes nothing when the same file comes again, and what differs when another does', async () => {
    await take();
    const before = await counts();
    for (const { added, changed } of Object.values(await take())) expect([added, changed]).toEqual([[], []]);
    const later = await take({
      branches: [{ ...branch, hours: { sunday: '09:00-23:00' } }],
      departments: [],
      specialities: [{ ...speciality, title: 'Allergies' }],
      wards: [],
    });
    expect([later.branches.changed, later.specialities.changed]).toEqual([['ABH'], ['ALL']]);
    expect(await counts()).toEqual(before);
  });
});

describe('a file of the directory', () => {
  test.each<[string, object, RegExp]>([
    ['Arabic that is missing', { branches: [{ ...branch, title_ar: 'Abha' }] }, /must be Arabic/],
    ['coordinates that were mixed up', { branches: [{ ...branch, latitude: 42.5, longitude: 18.2 }] }, /latitude/],
    ['hours that end before they begin', { branches: [{ ...branch, hours: { monday: '23:00-08:00' } }] }, /monday/],
    ['a field that is unknown', { branches: [{ ...branch, colour: 'red' }] }, /colour/],
    ['a code twice', { branches: [branch, branch] }, /has a code twice/],
    ['a branch that does not exist', { wards: [{ ...file.wards[0], branch: 'XXX' }] }, /ward ABH-MED .* exist: XXX/],
    ['a clinic of another branch', { clinics: [{ ...file.clinics[0], branch: 'RUH' }] }, /ABH-ALL belongs to another/],
    [
      'a speciality below a sub-speciality of the file',
      { specialities: [...file.specialities, { ...speciality, code: 'CAR-DEEP', parent: 'CAR-ALL' }] },
      /speciality CAR-DEEP .* CAR-ALL/,
    ],
    [
      'a speciality below a sub-speciality that is there',
      { specialities: [{ ...speciality, code: 'CAR-DEEP', parent: 'CAR-ALL' }] },
      /speciality CAR-DEEP .* CAR-ALL/,
    ],
    [
      'a speciality that has sub-specialities below another',
      {
        specialities: [
          { ...speciality, code: 'ALL-SUB', parent: 'ALL' },
          { ...speciality, parent: 'CAR' },
        ],
      },
      /speciality ALL-SUB .* ALL/,
    ],
    [
      'a speciality below itself',
      { specialities: [{ ...speciality, code: 'CAR-ALL', parent: 'CAR-ALL' }] },
      /speciality CAR-ALL/,
    ],
  ])('is refused with %s, and nothing of it comes in', async (_, change, words) => {
    await take();
    const before = await counts();
    const departments = [{ code: 'NEW', title: 'New', title_ar: 'جديد' }];
    await expect(take({ departments, ...change })).rejects.toThrow(words);
    expect(await counts()).toEqual(before);
  });
});

describe('D9.01 a file of the directory that is refused names the place', () => {
  const refused = (text: string) => w.db.transaction().execute((tx) => importDirectory(tx, text));
  test('of a comma that is missing, by its line', async () => {
    await expect(refused('{\n  "wards": []\n  "clinics": []\n}')).rejects.toThrow(
      'the file is not JSON: line 3, column 3: a comma is expected',
    );
  });
  test('of a field, by the entry as it is counted by people and its code', async () => {
    const wrong = { ...branch, code: 'TAI', hours: { monday: '8-12' } };
    await expect(take({ branches: [branch, wrong, { ...branch, code: 5 }] })).rejects.toThrow(
      'branches, entry 2 (TAI), hours, monday: must be two times such as 08:00-23:00\nbranches, entry 3, code: ',
    );
  });
  test('of the first twenty faults, with how many follow', async () => {
    const wards = Array.from({ length: 25 }, (_, n) => ({
      code: `W${n}`,
      branch: 'RUH',
      title: 'Ward',
      title_ar: 'Ward',
    }));
    await expect(take({ wards })).rejects.toThrow(/entry 20 \(W19\), title_ar: must be Arabic\nand 5 more$/);
  });
});

describe('a file of the directory that is whole', () => {
  test('may begin with a byte order mark, as Windows writes it', async () => {
    const text = `\ufeff${JSON.stringify(file)}`;
    const taken = await w.db.transaction().execute((tx) => importDirectory(tx, text));
    expect(taken.branches.read).toBe(1);
  });

  test('comes in by the command, which says what became of it', async () => {
    const command = async (text: string) => {
      const name = path.join(place, 'directory.json');
      writeFileSync(name, text);
      const of = { BALSAM_SECRET: testSecret, BALSAM_DATA_DIR: place, DATABASE_URL: w.url };
      const child = runProgram('import/main.ts', { BALSAM_TEST: '1', BALSAM_DEMO: '1', ...of }, ['directory', name]);
      const { code } = await child.ended;
      return { code, ...child.output };
    };
    const wards = [{ code: 'RUH-NEW', branch: 'RUH', title: 'New ward', title_ar: 'جناح جديد' }];
    const done = await command(JSON.stringify({ wards }));
    expect([done.code, done.err]).toEqual([0, '']);
    expect(done.out).toContain('wards: read 1, new 1, changed 0, same 0\n');
    expect(await command('{')).toEqual({
      code: 1,
      out: '',
      err: expect.stringMatching(/^Nothing was imported from .+: the file is not JSON: .+\n$/),
    });
  });
});
