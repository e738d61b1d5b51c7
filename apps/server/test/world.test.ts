import { expect, test } from 'vitest';
import { ORDINARY_MORNING, world } from './world.ts';

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
  expect(w.clock.now()).toEqual(ORDINARY_MORNING);
  w.at('2026-03-01T20:59:59Z');
  expect(w.clock.now().toISOString()).toBe('2026-03-01T20:59:59.000Z');
});

test('its app answers', async () => {
  expect((await w.app.inject('/readyz')).statusCode).toBe(200);
});
