import { addMinutes } from '@balsam/domain/time';
import { describe, expect, test } from 'vitest';
import { codeSentTo } from '#test/codes.ts';
import { world } from '#test/world.ts';
import { pictureOf } from '#platform/images/pictures.fixture.ts';
import { payer, type Payer } from '#modules/billing/billing.fixture.ts';
import { filesIn, exportsClient } from '#modules/privacy/privacy.fixture.ts';
import { registering } from '#modules/registration/registration.fixture.ts';

const w = await world({ connections: 6 });
const { upload } = registering(w);
const picture = await pictureOf('png', 40, 30);
const agent = await payer(w, 'support@balsam.example');

const idOf = async (who: Payer) => (await who.get('/users')).data.id as number;
const pictureFrom = async (who: Payer, kind = 'ticket') =>
  (await upload(who.token, await idOf(who), picture, kind)).body.data.id as string;
const written = (text: string, file_id?: string) => ({ text, ...(file_id !== undefined && { file_id }) });
const openTicket = async (who: Payer, text: string, file?: string): Promise<number> =>
  (await who.post('/tickets', { subject: `About ${text}`, topic: 'other', ...written(text, file) })).data.id;
const answered = (id: number, text: string, file?: string) =>
  agent.post(`/tickets/${id}/messages`, written(text, file));
const isKept = async (file: string) => (await w.platform.files.get(w.db, file)) !== undefined;

async function leave(who: Payer, mrn: string): Promise<number> {
  await who.post('/delete-me/otp', {});
  const otp = await codeSentTo(w, `patient${mrn}@balsam.example`);
  return (await who.post('/delete-me', { otp })).http;
}

describe('with a deleted account', () => {
  test('go its tickets, all that was written in them and the pictures of both sides; those of others stay', async () => {
    const [mine, theirs] = [await payer(w, '1000010'), await payer(w, '1000011')];
    const [sent, spare, reply, others] = [
      await pictureFrom(mine),
      await pictureFrom(mine),
      await pictureFrom(agent),
      await pictureFrom(theirs),
    ];
    const id = await openTicket(mine, 'a bottle', sent);
    await answered(id, 'this one?', reply);
    const other = await openTicket(theirs, 'another bottle', others);
    const personId = await idOf(mine);
    expect(await leave(mine, '1000010')).toBe(200);
    const left = await Promise.all([
      w.db.selectFrom('ticket').select('id').where('person_id', '=', personId).execute(),
      w.db.selectFrom('ticket_message').select('id').where('ticket_id', '=', id).execute(),
    ]);
    expect(left).toEqual([[], []]);
    expect(await Promise.all([sent, spare, reply, others].map(isKept))).toEqual([false, false, false, true]);
    expect((await agent.get(`/tickets/${id}/messages`)).http).toBe(404);
    expect((await theirs.get(`/tickets/${other}/messages`)).data.total).toBe(1);
  });
});

describe('the copy of somebody’s data', () => {
  const take = exportsClient(w);
  type Row = Record<string, unknown>;
  test('D3.01 holds their own tickets with both sides of the ticket, and nobody else’s', async () => {
    const [mine, theirs] = [await payer(w, '1000012'), await payer(w, '1000013')];
    const file = await pictureFrom(mine);
    const id = await openTicket(mine, 'my own words', file);
    await agent.get(`/tickets/${id}/messages`);
    await answered(id, 'the words of support');
    await openTicket(theirs, 'the words of a stranger');
    const { id: copy } = (await take.request(mine.token)).body.data;
    await w.due();
    const files = filesIn((await take.file(mine.token, copy)).rawPayload);
    const rows = (name: string) => JSON.parse(files.get(`${name}.json`)!) as Row[];
    expect(rows('support-tickets')).toMatchObject([{ id, subject: 'About my own words', state: 'answered' }]);
    expect(rows('support-messages')).toMatchObject([
      { ticket_id: id, from_staff: false, text: 'my own words', file_id: file },
      { ticket_id: id, from_staff: true, text: 'the words of support', file_id: null },
    ]);
    expect([...files.values()].join('\n')).not.toContain('of a stranger');
  });
});

const day = 24 * 60;

describe('a picture that was uploaded for a ticket', () => {
  const later = async (minutes: number) => {
    w.at(addMinutes(w.clock.now(), minutes));
    await w.due();
  };
  test('goes after a day when it was never sent; one that was sent stays', async () => {
    const who = await payer(w, '1000014');
    const [unsent, sent, answer] = [await pictureFrom(who), await pictureFrom(who), await pictureFrom(agent)];
    await answered(await openTicket(who, 'with a picture', sent), 'answered with one', answer);
    await later(day);
    expect(await isKept(unsent)).toBe(true);
    await later(1);
    expect(await Promise.all([unsent, sent, answer].map(isKept))).toEqual([false, true, true]);
    const late = await payer(w, '1000014');
    const refused = await late.post('/tickets', {
      subject: 'Too late',
      topic: 'other',
      ...written('too late', unsent),
    });
    expect(refused).toMatchObject({ http: 404, code: 'not_found' });
  });
});

describe('a picture that somebody sends at the very moment', () => {
  /** Resolves as soon as a connection of this database waits for what another has locked. */
  const somebodyWaits = () =>
    expect
      .poll(async () => {
        const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        return (await w.pool.query(waiting)).rowCount;
      })
      .toBeGreaterThan(0);
  test('is not there when it goes', async () => {
    const who = await payer(w, '1000015');
    const file = await pictureFrom(who);
    const going = await w.pool.connect();
    await going.query('begin');
    await going.query('delete from stored_file where id = $1', [file]);
    const sending = who.post('/tickets', { subject: 'Late', topic: 'other', ...written('late', file) });
    await somebodyWaits();
    await going.query('commit');
    going.release();
    expect(await sending).toMatchObject({ http: 404, code: 'not_found' });
  });
  test('stays when it was only about to go', async () => {
    const who = await payer(w, '1000015');
    const [id, file] = [await openTicket(who, 'first'), await pictureFrom(who)];
    const sending = await w.pool.connect();
    await sending.query('begin');
    const message = `insert into ticket_message (ticket_id, author_id, from_staff, file_id, created_at) values ($1, $2, false, $3, $4)`;
    await sending.query(message, [id, await idOf(who), file, w.clock.now()]);
    w.at(addMinutes(w.clock.now(), day + 1));
    await w.due();
    expect(await isKept(file)).toBe(true);
    await sending.query('commit');
    sending.release();
    await w.due();
    expect(await isKept(file)).toBe(true);
  });
});
