import { randomUUID } from 'node:crypto';
import { addMinutes } from '@balsam/domain/time';
import { describe, expect, test, vi } from 'vitest';
import { apiClient } from '#test/api-client.ts';
import { codeSentTo, freshIp, messageTo, codeOtherThan } from '#test/codes.ts';
import { demoNow, world } from '#test/world.ts';

const w = await world({ connections: 10 });
const endSessions = vi.spyOn(w.platform.realtime, 'endSessions');
const client = apiClient(w);
const mailOf = (mrn: string) => `patient${mrn}@balsam.example`;
const phoneOf = (mrn: string) => `+96650${mrn}`;

const requestCode = (body: object, token?: string) =>
  client.post('/delete-me/otp', body, { ip: freshIp(), ...(token !== undefined && { token }) });
const remove = (body: object, token?: string) =>
  client.post('/delete-me', body, { ip: freshIp(), ...(token !== undefined && { token }) });
const httpOf = async (token: string) => (await client.get('/users', { token })).http;
const personOf = (mrn: string) =>
  w.db.selectFrom('person').selectAll().where('mrn', '=', mrn).executeTakeFirstOrThrow();

async function codeFor(mrn: string) {
  await requestCode({ email_address: mailOf(mrn) });
  return { email_address: mailOf(mrn), otp: await codeSentTo(w, mailOf(mrn)) };
}

describe('a deletion is refused', () => {
  test.each([
    [{}, 'email_not_valid', 'email_address'],
    [{ email_address: 'nobody' }, 'email_not_valid', 'email_address'],
  ])('S5.07 a code for %j', async (body, code, path) => {
    const reply = await requestCode(body);
    expect([reply.http, reply.body.code, reply.body.errors[0].path]).toEqual([422, code, path]);
  });
  test.each(['', '12', '12a4'])('S5.07 %j is an incomplete code', async (otp) => {
    const { body } = await remove({ email_address: mailOf('1000006'), otp });
    expect([body.code, body.errors[0].path]).toEqual(['otp_required', 'otp']);
  });
  test.each(['D1001', 'support@balsam.example', 'admin@balsam.example'])(
    'to %s: the hospital closes it',
    async (who) => {
      const token = await w.tokenOf(who);
      expect((await requestCode({}, token)).body.code).toBe('not_deletable');
      expect((await remove({ otp: '1234' }, token)).body.code).toBe('not_deletable');
    },
  );
  test('to a guardian inside the profile of a child', async () => {
    const token = await w.tokenOf('1000002', '1000003');
    expect((await requestCode({}, token)).body.code).toBe('own_profile_only');
    expect((await remove({ otp: '1234' }, token)).body.code).toBe('own_profile_only');
  });
  test('D3.02 at an unknown address: same answer to the request and to the guess, and no message is sent', async () => {
    const [known, unknown] = [
      await requestCode({ email_address: mailOf('1000007') }),
      await requestCode({ email_address: 'no@one.sa' }),
    ];
    expect(Object.keys(unknown.body.data)).toEqual(Object.keys(known.body.data));
    expect([unknown.http, unknown.body.message]).toEqual([known.http, known.body.message]);
    const otp = codeOtherThan(await codeSentTo(w, mailOf('1000007')));
    const guesses = [
      await remove({ otp, email_address: mailOf('1000007') }),
      await remove({ otp, email_address: 'no@one.sa' }),
      await remove({ otp, email_address: 'admin@balsam.example' }),
    ].map(({ http, body }) => ({ http, ...body, request_id: '' }));
    expect(guesses[1]).toEqual(guesses[0]);
    expect(guesses[2]).toEqual(guesses[0]);
    expect(await messageTo(w, 'no@one.sa')).toBeUndefined();
    expect(await httpOf(await w.tokenOf('1000007'))).toBe(200);
  });
  test('D3.02 with a code for something else', async () => {
    const { body } = await client.post('/auth/user/otp', { field_name: 'mrn_number', username: '1000008' });
    const otp = await codeSentTo(w, mailOf('1000008'));
    expect((await remove({ otp, challenge: body.data.challenge })).body.code).toBe('code_not_valid');
    expect((await remove({ otp, email_address: mailOf('1000008') })).body.code).toBe('code_not_valid');
  });
  test('D3.02 after five wrong codes it can no longer be used', async () => {
    const { otp, email_address } = await codeFor('1000009');
    for (const n of [1, 2, 3, 4, 5]) {
      expect((await remove({ otp: codeOtherThan(otp, n), email_address })).body.code).toBe('code_not_valid');
    }
    expect((await remove({ otp, email_address })).http).toBe(422);
    expect(await httpOf(await w.tokenOf('1000009'))).toBe(200);
  });
});

describe('a deleted account', () => {
  test('S2.24 by e-mail and code: no log-in any more, by password, by code or by an old token', async () => {
    const token = await w.tokenOf('1000010');
    const { id } = await w.db.selectFrom('session').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
    const mine = await codeFor('1000010');
    const done = await remove(mine);
    expect([done.http, done.body.message]).toEqual([200, 'Your account has been deleted']);
    expect(await httpOf(token)).toBe(401);
    expect(endSessions).toHaveBeenLastCalledWith([id]);
    const entry = { field_name: 'mrn_number', username: '1000010' };
    expect((await client.post('/auth/patient/login', { ...entry, password: 'Balsam#2026' })).body.code).toBe(
      'invalid_credentials',
    );
    await client.post('/auth/user/otp', entry);
    expect(await messageTo(w, phoneOf('1000010'))).toContain('تم حذف');
    expect((await remove(mine)).body.code).toBe('code_not_valid');
  });
});

describe('with the account go', () => {
  test('contact data, photo, devices, choices and family access; the medical file stays', async () => {
    const before = await personOf('1000002');
    const file = randomUUID();
    await w.db
      .insertInto('stored_file')
      .values({
        id: file,
        person_id: before.id,
        kind: 'photo',
        mime: 'image/jpeg',
        bytes: 1,
        storage_key: `${file.slice(0, 2)}/${file}`,
        created_at: demoNow,
      })
      .execute();
    await w.db
      .updateTable('person')
      .set({ address: 'a street', photo_file: file })
      .where('id', '=', before.id)
      .execute();
    const visits = () => w.db.selectFrom('appointment').select('id').where('patient_id', '=', before.id).execute();
    const kept = await visits();
    const child = await w.tokenOf('1000002', '1000003');
    const token = await w.tokenOf('1000002');
    await client.post('/delete-me/otp', {}, { token });
    const otp = await codeSentTo(w, '+966500000002');
    expect((await remove({ otp }, token)).http).toBe(200);
    const gone = await personOf('1000002');
    expect(gone).toMatchObject({
      phone: null,
      email: null,
      address: null,
      city: null,
      photo_file: null,
      contact_phone: null,
    });
    expect(gone).toMatchObject({
      first_name: before.first_name,
      national_id: before.national_id,
      birth_date: before.birth_date,
    });
    expect(gone.deleted_at).toEqual(w.clock.now());
    expect(await w.db.selectFrom('stored_file').select('id').where('id', '=', file).execute()).toEqual([]);
    expect(await Promise.all([token, child].map(httpOf))).toEqual([401, 401]);
    const count = async (text: string) => Number((await w.pool.query(text, [before.id])).rows[0].count);
    expect(
      await count('select count(*) from guardianship where $1 in (guardian_id, dependent_id) and revoked_at is null'),
    ).toBe(0);
    expect(
      await count('select count(*) from known_device d join account a on a.id = d.account_id where a.person_id = $1'),
    ).toBe(0);
    expect(await count('select count(*) from notification_preference where person_id = $1')).toBe(0);
    expect(await visits()).toEqual(kept);
    expect(await count(`select count(*) from audit_entry where person_id = $1 and what = 'account deletion'`)).toBe(1);
    const { rows } = await w.pool.query(`select to_phone from one_time_code where to_phone = '+966500000002'`);
    expect(rows).toEqual([]);
  });
});

describe('whose account it is', () => {
  test('S2.21 a rider deletes theirs from the profile', async () => {
    const token = await w.tokenOf('rider4@balsam.example');
    const { body } = await requestCode({}, token);
    expect(body.data.phone_number).toBe('+9665••••••58');
    expect((await remove({ otp: await codeSentTo(w, 'rider4@balsam.example') }, token)).http).toBe(200);
    expect(await httpOf(token)).toBe(401);
    expect(await messageTo(w, 'rider4@balsam.example')).toContain('تم حذف');
    const entry = { username: 'rider4@balsam.example', password: 'Balsam#2026' };
    expect((await client.post('/epharmacy-users/rider/login', entry)).http).toBe(401);
  });
  test('S2.21 not while they have an order to deliver, and the code stays good for when they have none', async () => {
    const token = await w.tokenOf('rider@balsam.example');
    await requestCode({}, token);
    const mine = { otp: await codeSentTo(w, 'rider@balsam.example') };
    const refused = await remove(mine, token);
    expect([refused.http, refused.body.code]).toEqual([422, 'orders_to_deliver']);
    expect(await httpOf(token)).toBe(200);
    await w.db
      .updateTable('pharmacy_order')
      .set({ state: 'delivered', completed_at: w.clock.now() })
      .where('rider_id', 'is not', null)
      .execute();
    expect((await remove(mine, token)).http).toBe(200);
    expect(await w.db.selectFrom('rider_shift').select('id').where('ended_at', 'is', null).execute()).toHaveLength(1);
  });
  test('D3.02 of two deletions at once one is done', async () => {
    const mine = await codeFor('1000011');
    const answers = await Promise.all([remove(mine), remove(mine), remove(mine)]);
    expect(answers.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
  });
  test('of several patients at one e-mail address the one that was chosen', async () => {
    await w.db
      .updateTable('person')
      .set({ email: mailOf('1000012') })
      .where('mrn', '=', '1000013')
      .execute();
    const mine = await codeFor('1000012');
    expect((await remove(mine)).body.code).toBe('choose_account');
    expect((await remove({ ...mine, mrn_number: '1000014' })).body.code).toBe('choose_account');
    expect((await remove({ ...mine, mrn_number: '1000013' })).http).toBe(200);
    expect((await personOf('1000013')).deleted_at).not.toBeNull();
    expect((await personOf('1000012')).deleted_at).toBeNull();
  });
});

describe('S2.24 a patient and a rider at one e-mail address', () => {
  const rider5 = 'rider5@balsam.example';
  const rider6 = 'rider6@balsam.example';
  const share = async (mrn: string, email: string) => {
    await w.db.updateTable('person').set({ email }).where('mrn', '=', mrn).execute();
    return w.tokenOf(email);
  };
  const isClosed = async (mrn: string) => (await personOf(mrn)).deleted_at !== null;

  test('S2.21 a rider who is signed in deletes their own account, as the call of SPEC names it', async () => {
    const token = await share('1000015', rider5);
    expect((await requestCode({ email_address: rider5.toUpperCase() }, token)).http).toBe(200);
    const otp = await codeSentTo(w, rider5);
    expect((await remove({ otp, email_address: rider5 }, token)).http).toBe(200);
    expect([await httpOf(token), await isClosed('1000015')]).toEqual([401, false]);
  });
  test('without a log-in neither is preferred: whoever has the code says which one', async () => {
    const token = await share('1000016', rider6);
    await share('1000017', rider6);
    await requestCode({ email_address: rider6 });
    const mine = { otp: await codeSentTo(w, rider6), email_address: rider6 };
    expect((await remove(mine)).body.code).toBe('choose_account');
    expect((await remove({ ...mine, role_id: 3 })).body.code).toBe('choose_account');
    expect((await remove({ ...mine, role_id: 14, mrn_number: '1000016' })).body.code).toBe('choose_account');
    expect([await httpOf(token), await isClosed('1000016'), await isClosed('1000017')]).toEqual([200, false, false]);
    expect((await remove({ ...mine, mrn_number: '1000016' })).http).toBe(200);
    expect([await httpOf(token), await isClosed('1000016'), await isClosed('1000017')]).toEqual([200, true, false]);
  });
  test('a role that otp/send names, or the deletion, chooses between the two', async () => {
    const token = await w.tokenOf(rider6);
    w.at(addMinutes(demoNow, 2));
    await client.post('/otp/send', { purpose: 'delete', email_address: rider6, role_id: 3 }, { ip: freshIp() });
    const asPatient = { otp: await codeSentTo(w, rider6), email_address: rider6 };
    expect((await remove({ ...asPatient, role_id: 14 })).body.code).toBe('choose_account');
    w.at(addMinutes(demoNow, 4));
    await requestCode({ email_address: rider6 });
    const either = { otp: await codeSentTo(w, rider6), email_address: rider6 };
    expect((await remove({ ...either, role_id: 14 })).http).toBe(200);
    expect([await httpOf(token), await isClosed('1000017')]).toEqual([401, false]);
  });
});
