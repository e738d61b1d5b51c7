import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { as } from '#modules/booking/booking.fixture.ts';

const w = await world();
const desk = await as(w, 'frontdesk@balsam.example');
const said = { document: 'national_id', reason: 'A digit was typed wrongly' };

/** Corrects the birth date of somebody as the desk has seen their details. */
async function correct(mrn: string, change: { readonly dob: string }): Promise<void> {
  const {
    mrn_number: _,
    phone_confirmed: __,
    has_log_in: ___,
    ...seen
  } = (await desk.get<Record<string, unknown>>(`/staff/patients/${mrn}`)).data;
  expect((await desk.patch(`/staff/patients/${mrn}`, { ...said, seen, ...change })).http).toBe(200);
}

describe('D9.02 D3.03 a corrected birth date', () => {
  const accessTo = async (mrn: string) => {
    const fahad = await as(w, '1000002');
    const { items } = (await fahad.get<{ items: { mrn_number: string; access: string }[] }>('/family-members/get/all'))
      .data;
    return items.find(({ mrn_number }) => mrn_number === mrn)?.access;
  };

  test('narrows a guardian’s access, and ends it at once with its log-ins; the own ones stay', async () => {
    const inside = await as(w, '1000002', '1000004');
    const omar = await as(w, '1000004');
    const elsewhere = await as(w, '1000002', '1000003');
    expect(await accessTo('1000004')).toBe('limited');
    await correct('1000004', { dob: '2015-01-01' });
    expect(await accessTo('1000004')).toBe('full');
    expect((await inside.get('/users')).http).toBe(200);
    await correct('1000004', { dob: '2008-11-22' });
    expect(await accessTo('1000004')).toBe('none');
    const live = await w.db
      .selectFrom('session as s')
      .innerJoin('person as p', 'p.id', 's.person_id')
      .select(['p.mrn', 's.guardian_id'])
      .where('p.mrn', '=', '1000004')
      .where('s.revoked_at', 'is', null)
      .execute();
    expect(live).toEqual([{ mrn: '1000004', guardian_id: null }]);
    expect([(await inside.get('/users')).http, (await omar.get('/users')).http]).toEqual([401, 200]);
    expect((await elsewhere.get('/users')).http).toBe(200);
  });

  test('of somebody who consented as an adult and is 16 narrows it, and leaves the profile open', async () => {
    await w.db.updateTable('person').set({ birth_date: '2000-01-01' }).where('mrn', '=', '1000004').execute();
    await w.db
      .updateTable('guardianship')
      .set({ basis: 'consent' })
      .where('dependent_id', 'in', (q) => q.selectFrom('person').select('id').where('mrn', '=', '1000004'))
      .execute();
    const inside = await as(w, '1000002', '1000004');
    expect(await accessTo('1000004')).toBe('full');
    await correct('1000004', { dob: '2010-01-01' });
    expect(await accessTo('1000004')).toBe('limited');
    expect((await inside.get('/users')).http).toBe(200);
  });
});
