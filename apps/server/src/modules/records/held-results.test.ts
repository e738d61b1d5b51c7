import { expect, test } from 'vitest';
import { demoNow, world } from '#test/world.ts';
import { filesIn, exportsClient } from '#modules/privacy/privacy.fixture.ts';

const w = await world();
const take = exportsClient(w);

const readable = ['Released result', 'Blood pressure at home'];
const held = 'Held result';

async function addResults(mrn: string): Promise<void> {
  const { id } = await w.db.selectFrom('person').select('id').where('mrn', '=', mrn).executeTakeFirstOrThrow();
  const result = { person_id: id, status: 'final', value_number: 1, taken_at: demoNow };
  await w.db
    .insertInto('observation')
    .values([
      { ...result, category: 'laboratory', title: readable[0]!, released_at: demoNow },
      { ...result, category: 'vital-signs', title: readable[1]!, released_at: null },
      { ...result, category: 'laboratory', title: held, released_at: null },
    ])
    .execute();
}

test('D3.03 the copy of one’s data holds no laboratory result before it is released', async () => {
  await addResults('1000001');
  const token = await w.tokenOf('1000001');
  const { id } = (await take.request(token)).body.data;
  await w.due();
  const files = filesIn((await take.file(token, id)).rawPayload);
  const results = JSON.parse(files.get('records/results.json') ?? '[]') as { title: string }[];
  const titles = results.map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(readable));
  expect([...files].filter(([, text]) => text.includes(held)).map(([name]) => name)).toEqual([]);
  expect(files.get('records/ips.json')).toContain(readable[0]);
});

test('D3.03 a result that is released is in the next copy', async () => {
  await w.db.updateTable('observation').set({ released_at: demoNow }).where('title', '=', held).execute();
  const token = await w.tokenOf('1000001');
  const { id } = (await take.request(token)).body.data;
  await w.due();
  const files = filesIn((await take.file(token, id)).rawPayload);
  expect([...files].filter(([, text]) => text.includes(held)).map(([name]) => name)).toEqual([
    'records/results.json',
    'records/ips.json',
  ]);
});
