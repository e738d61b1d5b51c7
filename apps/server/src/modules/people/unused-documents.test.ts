import { addMinutes } from '@balsam/domain/time';
import { expect, test } from 'vitest';
import { codeSentTo } from '#test/codes.ts';
import { world } from '#test/world.ts';
import { pictureOf } from '#platform/images/pictures.fixture.ts';
import { newcomer, registering } from '#modules/registration/registration.fixture.ts';

const w = await world();
const { client, upload, register } = registering(w);
const picture = await pictureOf('jpeg', 60, 40);
const began = w.clock.now();
const day = 24 * 60;

const isKept = async (id: string) => (await w.platform.files.get(w.db, id)) !== undefined;
const kept = (...ids: string[]) => Promise.all(ids.map(isKept));
const plan = await w.db.selectFrom('insurance_plan').select('id').orderBy('id').executeTakeFirstOrThrow();
let policies = 0;

/** Somebody with a log-in who sends pictures, and enters policies with a card. */
async function patient(mrn: string) {
  const token = await w.tokenOf(mrn);
  const personId = (await client.get('/users', { token })).body.data.id as number;
  const send = async (kind = 'identity') => (await upload(token, personId, picture, kind)).body.data.id as string;
  const enter = (card_file: string) =>
    client.post('/insurances', { plan_id: plan.id, policy_number: `CARD-${(policies += 1)}-0`, card_file }, { token });
  return { token, personId, send, enter };
}

test('D12.01 the card of a policy is one’s own picture of a document: of no other kind, and nobody else’s', async () => {
  const [sara, fahad] = [await patient('1000001'), await patient('1000002')];
  expect((await sara.enter(await sara.send('prescription'))).http).toBe(404);
  expect((await sara.enter(await fahad.send())).http).toBe(404);
  expect((await sara.enter(await sara.send())).http).toBe(200);
});

test('a picture of a document that nothing names is gone after a day; one of a person, a card or a registration stays', async () => {
  const sara = await patient('1000001');
  const [loose, card, own] = [await sara.send(), await sara.send(), await sara.send()];
  expect((await sara.enter(card)).http).toBe(200);
  await w.db.updateTable('person').set({ id_photo_file: own }).where('id', '=', sara.personId).execute();
  w.at(addMinutes(began, 1));
  const { data } = (await register(newcomer())).body;
  const waiting = (await upload(data.upload_token, data.patient_id, picture)).body.data.id as string;
  w.at(addMinutes(began, day));
  await w.due();
  expect(await kept(loose, card, own, waiting)).toEqual([true, true, true, true]);
  w.at(addMinutes(began, day + 1));
  // Of what waits for its registration the registration decides.
  await w.db
    .updateTable('registration')
    .set({ expires_at: addMinutes(began, 2 * day) })
    .execute();
  w.at(addMinutes(began, day + 2));
  await w.due();
  expect(await kept(loose, card, own, waiting)).toEqual([false, true, true, true]);
  w.at(began);
});

test('S5.07 it goes with the account at once, as does the document of the registration; the card stays with its policy', async () => {
  const noura = await patient('1000006');
  const [loose, card, own] = [await noura.send(), await noura.send(), await noura.send()];
  expect((await noura.enter(card)).http).toBe(200);
  await w.db.updateTable('person').set({ id_photo_file: own }).where('id', '=', noura.personId).execute();
  const email_address = 'patient1000006@balsam.example';
  await client.post('/delete-me/otp', { email_address });
  const otp = await codeSentTo(w, email_address);
  expect((await client.post('/delete-me', { email_address, otp })).http).toBe(200);
  expect(await kept(loose, card, own)).toEqual([false, true, false]);
});
