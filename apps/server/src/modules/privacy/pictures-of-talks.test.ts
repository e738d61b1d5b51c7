import { expect, test } from 'vitest';
import { as, paidVisit, pictureOf } from '#modules/visits/visits.fixture.ts';
import { world } from '#test/world.ts';
import { exportsClient, filesIn } from './privacy.fixture.ts';

const w = await world();
const exportsOf = exportsClient(w);
const [sara, layla, support] = [await as(w, '1000001'), await as(w, 'D1001'), await as(w, 'support@balsam.example')];
const idOf = async (client: typeof sara) => (await client.get<{ id: number }>('/users')).data.id;

const ticketPicture = async (client: typeof sara) =>
  w.platform.files.save(
    w.db,
    { personId: await idOf(client), kind: 'ticket', mime: 'image/webp', bytes: Buffer.from('RIFF') },
    w.clock.now(),
  );
const visitPicture = async (client: typeof sara) => pictureOf(w, await idOf(client));

/** The names of all files in somebody's copy. */
async function namesOf(who: string): Promise<string[]> {
  const token = await w.tokenOf(who);
  const { id } = (await exportsOf.request(token)).body.data;
  await w.due();
  return [...filesIn((await exportsOf.file(token, id)).rawPayload).keys()];
}
/** The first part of the number of each picture in somebody's copy. */
const picturesOf = async (who: string): Promise<string[]> =>
  (await namesOf(who)).flatMap((name) => /([\da-f]{8})\.webp$/.exec(name)?.[1] ?? []);

test('D3.01 the pictures of a talk are in the copy of whose talk it is, whoever sent them, and in nobody else’s', async () => {
  const visit = await paidVisit(w, sara, { day: '09' });
  const { id: ticket } = (
    await sara.post<{ id: number }>('/tickets', { subject: 'Help', topic: 'other', text: 'Hello' })
  ).data;
  const talk = { visit: `/appointments/${visit.id}/messages`, ticket: `/tickets/${ticket}/messages` };
  const sent = { visit: await visitPicture(sara), ticket: await ticketPicture(sara) };
  const received = { visit: await visitPicture(layla), ticket: await ticketPicture(support) };
  const kept = [await visitPicture(sara), await ticketPicture(sara)];
  const replies = [
    await sara.post(talk.visit, { text: '', file_ids: [sent.visit] }),
    await layla.post(talk.visit, { text: '', file_ids: [received.visit] }),
    await sara.post(talk.ticket, { text: '', file_id: sent.ticket }),
    await support.post(talk.ticket, { text: '', file_id: received.ticket }),
  ];
  expect(replies.map(({ http }) => http)).toEqual([200, 200, 200, 200]);
  const all = [...Object.values(sent), ...Object.values(received), ...kept].map((file) => file.slice(0, 8));
  expect(await picturesOf('1000001')).toEqual(expect.arrayContaining(all));
  const strange = [...(await picturesOf('D1001')), ...(await picturesOf('support@balsam.example'))];
  expect(strange.filter((name) => all.includes(name))).toEqual([]);
});

test('D3.01 the pictures of a profile are named by what they show', async () => {
  const omar = await as(w, '1000004');
  const picture = { personId: await idOf(omar), mime: 'image/webp', bytes: Buffer.from('RIFF') };
  const file = await w.platform.files.save(w.db, { ...picture, kind: 'identity' }, w.clock.now());
  expect(await namesOf('1000004')).toContain(`pictures/identity-${file.slice(0, 8)}.webp`);
});
