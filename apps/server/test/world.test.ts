import { expect, test } from 'vitest';
import { demoNow, world } from './world.ts';

const w = await world();
const other = await world();

test('a world does not see what another has written', async () => {
  await w.db
    .insertInto('setting')
    .values({ title: 'colour', value: JSON.stringify('blue') })
    .execute();
  const rows = await other.db.selectFrom('setting').select('title').where('title', '=', 'colour').execute();
  expect(rows).toEqual([]);
});

test('its clock stands still until it is set', () => {
  expect(w.clock.now()).toEqual(demoNow);
  w.at('2026-03-01T20:59:59Z');
  expect(w.clock.now().toISOString()).toBe('2026-03-01T20:59:59.000Z');
});

test('its app answers', async () => {
  expect((await w.app.inject('/readyz')).statusCode).toBe(200);
});

test('its demo hospital has people who can be anybody', async () => {
  const call = async (who: string) =>
    (await w.app.inject({ url: '/api/v1/users', headers: { authorization: `Bearer ${await w.tokenOf(who)}` } })).json();
  w.clock.set(demoNow);
  expect(await call('1000001')).toMatchObject({ data: { mrn_number: '1000001', role_id: 3 } });
  expect(await call('D1001')).toMatchObject({ data: { doctor_code: 'D1001', role_id: 4 } });
  expect(await call('admin@balsam.example')).toMatchObject({ data: { role_id: 1 } });
});

test('its plans are made for all parameters from the first sending on, as they are for what is sent often', async () => {
  await w.pool.query('create table plate (colour text, number int)');
  await w.pool.query("create unique index plate_blue on plate (number) where colour = 'blue'");
  const write = (predicate: string, values: readonly unknown[]) =>
    w.pool.query(`insert into plate values ('blue', 1) on conflict (number) where ${predicate} do nothing`, [
      ...values,
    ]);
  await expect(write("colour = 'blue'", [])).resolves.toMatchObject({ rowCount: 1 });
  await expect(write('colour = $1', ['blue'])).rejects.toMatchObject({ code: '42P10' });
});
