import { beforeEach, describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { familyAccessEnded, familyMemberAdded } from '#modules/family/index.ts';
import { dataExportReady } from '#modules/privacy/index.ts';

const w = await world();
const personOf = (mrn: string) =>
  w.db.selectFrom('person').select(['id', 'phone', 'email']).where('mrn', '=', mrn).executeTakeFirstOrThrow();
const [fahad, omar] = [await personOf('1000002'), await personOf('1000004')];
const grant = await w.db
  .selectFrom('guardianship')
  .select('id')
  .where('guardian_id', '=', fahad.id)
  .where('dependent_id', '=', omar.id)
  .executeTakeFirstOrThrow();

const notes = () =>
  w.db.selectFrom('notification').select(['person_id', 'kind', 'title', 'message_ar', 'link']).orderBy('id').execute();
const sent = () =>
  w.db.selectFrom('outgoing_message').select(['channel', 'destination', 'body']).orderBy('id').execute();
const omarIs = (facts: { phone: string | null; email: string | null }) =>
  w.db.updateTable('person').set(facts).where('id', '=', omar.id).execute();

beforeEach(async () => {
  await w.dispatch();
  await w.db.deleteFrom('notification').execute();
  await w.db.deleteFrom('outgoing_message').execute();
  await omarIs({ phone: null, email: null });
});

describe('the family', () => {
  const grant_id = grant.id;
  test('a new access is notified to both sides, once, however often the event is handled', async () => {
    await w.db.transaction().execute((tx) => publish(tx, familyMemberAdded, { grant_id }, w.clock.now()));
    await w.dispatch();
    await w.db.updateTable('outbox').set({ done_at: null }).where('kind', '=', familyMemberAdded.kind).execute();
    await w.db.updateTable('outbox').set({ claimed_until: null }).execute();
    await w.dispatch();
    expect(await notes()).toMatchObject([
      {
        person_id: fahad.id,
        kind: 'family_member_added',
        message_ar: expect.stringContaining('عمر'),
        link: '/family-members',
      },
      { person_id: omar.id, kind: 'family_member_added', message_ar: expect.stringContaining('فهد') },
    ]);
  });
  test('its end is notified to both sides', async () => {
    const ended = { grant_id, by_person_id: omar.id };
    await w.db.transaction().execute((tx) => publish(tx, familyAccessEnded, ended, w.clock.now()));
    await w.dispatch();
    expect((await notes()).map(({ person_id, title }) => [person_id, title])).toEqual([
      [fahad.id, 'Access ended'],
      [omar.id, 'Access to your profile ended'],
    ]);
  });
});

describe('a copy of my data', () => {
  const ready = async (person_id: number) => {
    await w.db.transaction().execute((tx) => publish(tx, dataExportReady, { export_id: 1, person_id }, w.clock.now()));
    await w.dispatch();
  };
  test('is notified in the app and by e-mail, not by SMS unless it was chosen', async () => {
    await ready(fahad.id);
    expect((await notes()).map(({ kind, link }) => [kind, link])).toEqual([['data_export_ready', '/profile/privacy']]);
    expect((await sent()).map(({ channel, destination }) => [channel, destination])).toEqual([['email', fahad.email]]);
  });
  test('of a child without phone and e-mail address goes to the guardian, with the name of the child', async () => {
    await ready(omar.id);
    expect((await notes()).map(({ person_id }) => person_id)).toEqual([omar.id]);
    expect(await sent()).toMatchObject([
      { channel: 'email', destination: fahad.email, body: expect.stringMatching(/^عمر: /) },
    ]);
  });
  test('of a child with an address of its own goes there', async () => {
    await omarIs({ phone: null, email: 'omar@balsam.example' });
    await ready(omar.id);
    expect((await sent()).map(({ destination }) => destination)).toEqual(['omar@balsam.example']);
  });
});
