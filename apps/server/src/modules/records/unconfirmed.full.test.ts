import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { copyOf, Imported, observation, quantity, summaryOf } from './results.fixture.ts';

const w = await world();

describe('a result that its laboratory does not stand by yet', () => {
  test.each([
    ['preliminary', 'preliminary'],
    ['registered', 'preliminary'],
    ['unknown', 'unknown'],
    [undefined, 'unknown'],
    ['final', 'confirmed'],
    ['corrected', 'confirmed'],
  ])('D9.01 of status %s is shown as %s in the list and the trend', async (status, expected) => {
    const person = new Imported(w, `c-${status}`);
    await person.bring(observation('o', { ...quantity(2, 'mIU/L'), status }));
    expect(await person.labs()).toMatchObject([{ confirmation: expected }]);
    expect((await person.trend()).values).toMatchObject([{ confirmation: expected }]);
  });
  test('D9.01 is shown so with its visit too', async () => {
    const person = new Imported(w, 'c-visit');
    const visit = { resourceType: 'Encounter', id: 'v', status: 'finished', period: { start: '2025-03-01' } };
    const encounter = { reference: 'Encounter/v' };
    await person.bring(visit, observation('o', { ...quantity(2, 'mIU/L'), status: 'preliminary', encounter }));
    const client = await person.client();
    const { items } = (await client.get<{ items: { id: number }[] }>('/timelines')).data;
    const { labs } = (await client.get<{ labs: object[] }>(`/timelines/details?id=${items[0]!.id}`)).data;
    expect(labs).toMatchObject([{ confirmation: 'preliminary' }]);
  });
  test.each([
    ['preliminary', 'preliminary'],
    ['unknown', 'unknown'],
    [undefined, 'unknown'],
  ])('D9.01 of status %s never leaves as final in a summary or a copy', async (status, expected) => {
    const person = new Imported(w, `s-${status}`);
    await person.bring(observation('o', { ...quantity(2, 'mIU/L'), status }));
    const files = await copyOf(w, person);
    expect(summaryOf(files, 'Observation')).toMatchObject([{ status: expected }]);
    expect(files.get('records/ips.json')).toContain(`(${expected})`);
    expect(JSON.parse(files.get('records/results.json')!)).toMatchObject([{ status: expected }]);
  });
  test('D9.01 that is then final is confirmed', async () => {
    const person = new Imported(w, 'f');
    await person.bring(observation('o', { ...quantity(2, 'mIU/L'), status: 'preliminary' }));
    await person.bring(observation('o', quantity(2, 'mIU/L')));
    expect(await person.labs()).toMatchObject([{ confirmation: 'confirmed' }]);
  });
});

test('D9.01 a visit that is planned stands as planned, until it is sent as one that was', async () => {
  const person = new Imported(w, 'planned');
  const visit = (status: string) => ({ resourceType: 'Encounter', id: 'v', status, period: { start: '2026-12-24' } });
  const timeline = async () => {
    const client = await person.client();
    const { items } = (await client.get<{ items: { id: number }[] }>('/timelines')).data;
    return [items[0], (await client.get<object>(`/timelines/details?id=${items[0]!.id}`)).data];
  };
  await person.bring(visit('planned'));
  expect(await timeline()).toMatchObject([{ planned: true }, { planned: true }]);
  await person.bring(visit('finished'));
  expect(await timeline()).toMatchObject([{ planned: false }, { planned: false }]);
});
