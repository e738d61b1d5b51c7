import { beforeEach, expect, test } from 'vitest';
import { demoNow, world } from '#test/world.ts';
import { as } from '#modules/booking/booking.fixture.ts';

const w = await world();
beforeEach(() => w.at(demoNow));

const reason = 'The patient lost the card';
const call = async (names: Record<string, string>) =>
  w.db.updateTable('person').set(names).where('mrn', '=', '1000009').execute();
const found = async (body: object): Promise<string[]> => {
  const desk = await as(w, 'frontdesk@balsam.example');
  const { data } = await desk.post<{ items: { mrn_number: string }[] }>('/staff/patients/search', body);
  return data.items.map(({ mrn_number }) => mrn_number);
};

test.each([
  ['a hyphen for a space', 'Lamya', 'Al Qurashi', 'Lamya', 'Al-Qurashi'],
  ['a space for a hyphen', 'Lamya', 'Al-Qurashi', 'lamya', 'al qurashi'],
  ['nothing between', 'Lamya', 'Al Qurashi', 'Lamya', 'AlQurashi'],
  ['another apostrophe', 'Lamya', 'O’Neil', 'Lamya', "O'Neil"],
])('D13.33 a name is found with %s', async (_, first_name, family_name, first, family) => {
  await call({ first_name, family_name });
  expect(await found({ first_name: first, family_name: family, reason })).toEqual(['1000009']);
});

test.each([
  ['vowel signs', 'محمد', 'القرشي', 'مُحَمَّد', 'القُرَشِي'],
  ['a Persian keyboard', 'كريم', 'القرشي', 'کریم', 'القرشی'],
  ['one word for two', 'عبد العزيز', 'القرشي', 'عبدالعزيز', 'القرشي'],
  ['two words for one', 'عبدالعزيز', 'القرشي', 'عبد العزيز', 'القرشي'],
  ['marks of direction', 'كريم', 'القرشي', '\u200fكريم\u200f', 'القرشي'],
])('D13.33 an Arabic name is found with %s', async (_, first_name_ar, family_name_ar, first, family) => {
  await call({ first_name_ar, family_name_ar });
  expect(await found({ first_name: first, family_name: family, reason })).toEqual(['1000009']);
});

test.each(['055-777-1234', '\u202a+966 55 777 1234\u202c', '(055) 7771234', '٠٥٥٧٧٧١٢٣٤'])(
  'D13.33 a phone is found as it is written or pasted: %j',
  async (number) => {
    await call({ phone: '+966557771234' });
    expect(await found({ number })).toEqual(['1000009']);
  },
);

test('a number of a file is found where it was pasted with marks of direction', async () => {
  expect(await found({ number: '\u202b1000009\u202c' })).toEqual(['1000009']);
});

test.each(['--', 'ــ', 'سَ', '\u200f\u200f', '- -', 'س-'])(
  'D13.33 nobody is found by %j, which is less than two letters',
  async (typed) => {
    expect(await found({ first_name: typed, family_name: typed, reason })).toEqual([]);
  },
);

test('D13.33 a search that is sent again under its key is another look, in the log of whom it finds', async () => {
  const desk = await as(w, 'frontdesk@balsam.example');
  const looks = async () => {
    const { rows } = await w.pool.query(
      `select count(*)::int from audit_entry a join person p on p.id = a.person_id where p.mrn = '1000010' and what = 'person'`,
    );
    return rows[0].count as number;
  };
  const before = await looks();
  for (const nth of [1, 2]) {
    const { http } = await desk.post('/staff/patients/search', { number: '1000010' }, 'key-of-a-search');
    expect([http, await looks()]).toEqual([200, before + nth]);
  }
});
