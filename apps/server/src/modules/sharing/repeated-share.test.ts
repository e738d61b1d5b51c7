import { beforeEach, expect, test } from 'vitest';
import { as } from '#modules/booking/booking.fixture.ts';
import { world } from '#test/world.ts';
import { sharingClient } from './sharing.fixture.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads into whatever came back
type Data = any;

const w = await world();
const [sara, fahad] = [await as(w, '1000001'), await as(w, '1000002')];
const { share, open } = sharingClient(w, sara);
const content = `${'h'.repeat(20)}..${'n'.repeat(16)}.text.${'t'.repeat(22)}`;
const links = async () => (await sara.get<Data>('/shared-summaries')).data.items.length;

beforeEach(async () => {
  await w.db.deleteFrom('shared_summary').execute();
});

test('D11.09 what is sent again after its answer was lost is the same link, and not one more of the ten', async () => {
  const [first, again] = [await share({ content, passcode: '2468' }), await share({ content, passcode: '2468' })];
  expect(again.data).toEqual(first.data);
  expect(await links()).toBe(1);
  expect((await open(again.data.url, { passcode: '2468' })).http).toBe(200);
});

test('D11.09 pressed twice at once it is one link', async () => {
  const [one, other] = await Promise.all([share({ content }), share({ content })]);
  expect(one.data).toEqual(other.data);
  expect(await links()).toBe(1);
});

test.each([{ passcode: '1357' }, { openings: 3 }, { expires_at: new Date(w.clock.now().getTime() + 900_000) }])(
  'D11.09 %o makes it another link',
  async (more) => {
    const first = await share({ content, passcode: '2468' });
    const other = await share({ content, passcode: '2468', ...more });
    expect(other.data.id).not.toBe(first.data.id);
  },
);

test('D11.09 nor is the link of somebody else answered with, or one that has ended', async () => {
  const first = await share({ content });
  expect((await share({ content }, fahad)).data.id).not.toBe(first.data.id);
  const headers = { authorization: `Bearer ${await w.tokenOf('1000001')}` };
  await w.app.inject({ method: 'DELETE', url: `/api/v1/shared-summaries/${first.data.id}`, headers });
  expect((await share({ content })).data.id).not.toBe(first.data.id);
});
