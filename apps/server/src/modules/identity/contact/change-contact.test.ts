import { describe, expect, test } from 'vitest';
import { codeIn } from '#test/codes.ts';
import { apiClient } from '#test/api-client.ts';
import { demoNow, world } from '#test/world.ts';

const w = await world();
const client = apiClient(w);
const currentPassword = 'Balsam#2026';
let minutes = 0;
/** Two minutes on, so that another code may be asked for. */
const later = () => w.at(new Date(demoNow.getTime() + (minutes += 2) * 60_000));

async function somebody(who: string, inside?: string) {
  const token = await w.tokenOf(who, inside);
  const read = async () => (await client.get('/users', { token })).body.data;
  const { id } = (await read()) as { id: number };
  const request = (body: object, of = id) =>
    client.post(`/users/${of}/contact`, { currentPassword, ...body }, { token });
  const confirm = (body: object, of = id) => client.post(`/users/${of}/contact/confirm`, body, { token });
  return { id, token, read, request, confirm };
}

async function messagesTo(to: string): Promise<string[]> {
  await w.dispatch();
  const { rows } = await w.pool.query<{ body: string }>(
    'select body from outgoing_message where destination = $1 order by id desc',
    [to],
  );
  return rows.map(({ body }) => body);
}
const codeTo = async (to: string) => codeIn((await messagesTo(to))[0]) ?? '';
const otherThan = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');
const refusal = ({ http, body }: Awaited<ReturnType<typeof client.get>>) => [http, body.code];

describe('what is refused', () => {
  test.each([
    [{}, 'phone_email_required'],
    [{ phone_number: '0500000091', email_address: 'a@balsam.example' }, 'phone_email_required'],
    [{ phone_number: '' }, 'phone_not_valid'],
    [{ phone_number: '0400000091' }, 'phone_not_valid'],
    [{ phone_number: '+14155550100' }, 'phone_not_valid'],
    [{ email_address: 'sara@' }, 'email_not_valid'],
    [{ email_address: '\u00ADa@b.sa' }, 'email_not_valid'],
    [{ phone_number: '0500000091', currentPassword: 'wrong' }, 'current_password_wrong'],
    [{ phone_number: '٠٥٠٠٠٠٠٠٠١' }, 'contact_unchanged'],
    [{ email_address: 'SARA@balsam.example' }, 'contact_unchanged'],
    [{ email_address: '\u202ESARA@balsam.example' }, 'contact_unchanged'],
  ])('%j is %s', async (input, code) => {
    const sara = await somebody('1000001');
    expect(refusal(await sara.request(input))).toEqual([422, code]);
    expect(await messagesTo('+966500000091')).toEqual([]);
  });
  test("D3.01 another person's contact is not found, with their password or mine", async () => {
    const [sara, other] = [await somebody('1000001'), await somebody('1000007')];
    expect(refusal(await sara.request({ phone_number: '0500000091' }, other.id))).toEqual([404, 'not_found']);
    expect(refusal(await sara.confirm({ challenge: 'x', otp_code: '1234' }, other.id))).toEqual([404, 'not_found']);
  });
  test("D3.03 a guardian changes no contact inside a child's profile", async () => {
    const noura = await somebody('1000002', '1000003');
    expect(refusal(await noura.request({ phone_number: '0500000091' }))).toEqual([403, 'own_profile_only']);
    expect(refusal(await noura.confirm({ challenge: 'x', otp_code: '1234' }))).toEqual([403, 'own_profile_only']);
  });
  test('the staff change theirs nowhere, since it is what they sign in with', async () => {
    const admin = await somebody('admin@balsam.example');
    expect(refusal(await admin.request({ email_address: 'me@balsam.example' }))).toEqual([403, 'forbidden']);
  });
});

describe('a code that is not the one', () => {
  test('D3.02 a wrong code leaves the number as it was and costs a try', async () => {
    later();
    const omar = await somebody('1000011');
    const { challenge } = (await omar.request({ phone_number: '0500000092' })).body.data;
    const wrong = await omar.confirm({ challenge, otp_code: otherThan(await codeTo('+966500000092')) });
    expect([...refusal(wrong), wrong.body.data]).toEqual([422, 'code_wrong', { left: 4 }]);
    expect((await omar.read()).phone_number).toBe('+966501000011');
  });
  test('D3.02 the code of a log-in changes no contact, nor does that of a contact log in', async () => {
    later();
    const ali = await somebody('1000012');
    const requested = (await ali.request({ phone_number: '0500000093' })).body.data;
    const otp_code = await codeTo('+966500000093');
    const logIn = await client.post('/otp/verify', { challenge: requested.challenge, otp_code });
    expect(refusal(logIn)).toEqual([422, 'code_not_valid']);
    const forLogIn = await client.post('/auth/user/otp', { field_name: 'mrn_number', username: '1000012' });
    const { challenge } = forLogIn.body.data;
    const stolen = await ali.confirm({ challenge, otp_code: await codeTo('+966501000012') });
    expect(refusal(stolen)).toEqual([422, 'code_not_valid']);
    expect((await ali.read()).phone_number).toBe('+966501000012');
  });
  test("D3.02 a code that another person's new number got changes nothing of mine", async () => {
    later();
    const [mine, theirs] = [await somebody('1000013'), await somebody('1000014')];
    const { challenge } = (await theirs.request({ phone_number: '0500000094' })).body.data;
    const otp_code = await codeTo('+966500000094');
    expect(refusal(await mine.confirm({ challenge, otp_code }))).toEqual([422, 'code_not_valid']);
    expect((await mine.read()).phone_number).toBe('+966501000013');
    expect((await theirs.confirm({ challenge, otp_code })).body.data.phone_number).toBe('+966500000094');
  });
  test('D3.02 a code runs out after five minutes, and two codes are not sent in one', async () => {
    later();
    const badr = await somebody('1000015');
    const { challenge } = (await badr.request({ phone_number: '0500000095' })).body.data;
    expect(refusal(await badr.request({ phone_number: '0500000096' }))).toEqual([429, 'code_too_soon']);
    const otp_code = await codeTo('+966500000095');
    minutes += 5;
    later();
    expect(refusal(await badr.confirm({ challenge, otp_code }))).toEqual([422, 'code_expired']);
  });
});

describe('what is changed', () => {
  test('a phone number: the code goes to the new one, the old one gets a notice, other sessions stay', async () => {
    later();
    const [token, dana] = [await w.tokenOf('1000016'), await somebody('1000016')];
    const requested = await dana.request({ phone_number: '٠٥٠ ٠٠٠ ٠٠٨١' });
    expect(requested.body.data).toMatchObject({ phone_number: '+9665••••••81', email_address: null, resend_after: 60 });
    expect(await messagesTo('+966501000016')).toEqual([]);
    const otp_code = await codeTo('+966500000081');
    const proof = { challenge: requested.body.data.challenge, otp_code };
    expect((await dana.confirm(proof)).body.data.phone_number).toBe('+966500000081');
    expect(refusal(await dana.confirm(proof))).toEqual([422, 'code_spent']);
    const [notice] = await messagesTo('+966501000016');
    expect(notice).toMatch(/رقم الجوال/);
    expect(notice).not.toContain('81');
    expect((await client.get('/users', { token })).http).toBe(200);
    const log = (await client.get('/users/access-log', { token })).body.data.items;
    expect(log.map((entry: { title: string }) => entry.title)).toContain('Phone and email');
  });
  test('a number that somebody of the family has already', async () => {
    later();
    const eman = await somebody('1000017');
    const { challenge } = (await eman.request({ phone_number: '0500000081' })).body.data;
    expect((await eman.confirm({ challenge, otp_code: await codeTo('+966500000081') })).http).toBe(200);
  });
  test('another code by `otp/send`, for the same number', async () => {
    later();
    const faris = await somebody('1000018');
    const first = (await faris.request({ phone_number: '0500000082' })).body.data;
    later();
    const again = await client.post('/otp/send', { challenge: first.challenge });
    expect(again.body.data.phone_number).toBe('+9665••••••82');
    const otp_code = await codeTo('+966500000082');
    expect((await faris.confirm({ challenge: first.challenge, otp_code })).http).toBe(422);
    const { challenge } = again.body.data;
    expect((await faris.confirm({ challenge, otp_code })).body.data.phone_number).toBe('+966500000082');
  });
});

describe('an e-mail address that somebody signs in with', () => {
  test("a rider's e-mail address is what they sign in with from then on", async () => {
    later();
    const rider = await somebody('rider@balsam.example');
    const { challenge } = (await rider.request({ email_address: 'Khalid@Balsam.example' })).body.data;
    const otp_code = await codeTo('khalid@balsam.example');
    expect((await rider.confirm({ challenge, otp_code })).body.data.email_address).toBe('khalid@balsam.example');
    const logIn = (username: string) =>
      client.post('/epharmacy-users/rider/login', { username, password: currentPassword });
    expect((await logIn('rider@balsam.example')).http).toBe(401);
    expect((await logIn('khalid@balsam.example')).http).toBe(200);
    expect((await messagesTo('rider@balsam.example'))[0]).toMatch(/بلسم/);
  });
  test('D3.02 an address of another account: the answer is the same, and no message is sent', async () => {
    later();
    const [gada, hani] = [await somebody('1000019'), await somebody('1000020')];
    const before = await messagesTo('pharmacist@balsam.example');
    const taken = await gada.request({ email_address: 'pharmacist@balsam.example' });
    const free = await hani.request({ email_address: 'pharmacy@balsam.example' });
    expect(taken.http).toBe(free.http);
    const shape = ({ challenge, ...rest }: { challenge: string }) => ({ ...rest, challenge: challenge.length });
    expect(shape(taken.body.data)).toEqual(shape(free.body.data));
    expect(await messagesTo('pharmacist@balsam.example')).toEqual(before);
    const guess = await gada.confirm({ challenge: taken.body.data.challenge, otp_code: '1234' });
    expect(refusal(guess)).toEqual([422, 'code_wrong']);
  });
  test('D3.02 an address that became another log-in’s while the code was on its way is not taken twice', async () => {
    later();
    const [first, second] = [await somebody('1000021'), await somebody('1000022')];
    const [a, b] = [
      (await first.request({ email_address: 'shared@balsam.example' })).body.data.challenge,
      (await second.request({ email_address: 'shared@balsam.example' })).body.data.challenge,
    ];
    const [ofSecond, ofFirst] = (await messagesTo('shared@balsam.example')).map((body) => codeIn(body)!);
    expect((await first.confirm({ challenge: a, otp_code: ofFirst })).http).toBe(200);
    expect(refusal(await second.confirm({ challenge: b, otp_code: ofSecond }))).toEqual([422, 'code_not_valid']);
    expect((await second.read()).email_address).toBe('patient1000022@balsam.example');
  });
});
