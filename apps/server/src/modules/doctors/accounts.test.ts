import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pictureOf } from '#platform/images/pictures.fixture.ts';
import { freshIp } from '#test/codes.ts';
import { demoNow, world } from '#test/world.ts';
import { crowd } from '#modules/booking/booking.fixture.ts';
import { admin, password, staffOf } from '#modules/staff/staff.fixture.ts';
import { daysFrom, doctorsOf } from './doctors.fixture.ts';

const w = await world();
const { client, desk, doctorOf, freeSlots, create, show, visits } = doctorsOf(w);
const { as, mailTo, link } = staffOf(w);
beforeEach(() => w.at(demoNow));
const speciality = await w.db.selectFrom('speciality').select('id').where('code', '=', 'FAM').executeTakeFirstOrThrow();
const [clinic, other] = await w.db.selectFrom('clinic').select('id').orderBy('id').limit(2).execute();

let last = 0;
const newcomer = (more: object = {}) => ({
  email_address: `new-doctor${++last}@example.org`,
  first_name: 'Huda',
  family_name: 'Saleh',
  first_name_ar: 'هدى',
  family_name_ar: 'صالح',
  gender: 'female',
  speciality_id: speciality.id,
  clinic_ids: [clinic!.id],
  ...more,
});
const invite = async (body: object) => client.post('/staff/doctors', body, await as(admin));
const act = async (id: number, name: string) => client.post(`/staff/doctors/${id}/${name}`, {}, await as(admin));
const logIn = (doctor_id: string, word = password) =>
  client.post('/auth/doctor/login', { doctor_id, password: word }, { ip: freshIp() });
const found = async (query: string) =>
  (await client.get('/find/doctors', { query: { query } })).data.items as { id: number }[];

describe('a doctor who is invited', () => {
  test('D13.08 chooses a password by the link and signs in with the code of the e-mail', async () => {
    const body = newcomer();
    const { http, data } = await invite(body);
    expect([http, data.state, data.may]).toEqual([200, 'invited', ['invite', 'lock']]);
    const mail = await mailTo(body.email_address);
    expect(mail.body).toContain(data.code);
    expect((await link('/enrol', { token: mail.token })).body.code).toBe('link_not_valid');
    expect((await link('/accept', { token: mail.token, password: 'short' })).body.code).toBe('password_too_short');
    const accepted = await link('/accept', { token: mail.token, password });
    expect(accepted.body.data).toEqual({ recovery_codes: [], signed_in: null });
    expect((await link('/accept', { token: mail.token, password })).body.code).toBe('link_not_valid');
    expect((await logIn(data.code)).body.data.user).toMatchObject({ role_id: 4 });
    expect((await found('Huda Saleh')).map(({ id }) => id)).toContain(data.id);
  });
  test('D13.08 again: the earlier link stops working', async () => {
    const body = newcomer();
    const { data } = await invite(body);
    const first = await mailTo(body.email_address);
    expect((await act(data.id, 'invite')).http).toBe(200);
    expect((await link('/accept', { token: first.token, password })).body.code).toBe('link_not_valid');
    const second = await mailTo(body.email_address);
    expect((await link('/accept', { token: second.token, password })).http).toBe(200);
    expect((await act(data.id, 'invite')).body.code).toBe('staff_changed');
  });
  test('D13.08 as often as somebody presses, but no more than five times an hour', async () => {
    const doctor = await doctorOf('D1011');
    const sent = async () => {
      const { rows } = await w.pool.query(
        `select count(*)::int as n from staff_link l join account a on a.id = l.account_id where a.doctor_code = 'D1011'`,
      );
      return rows[0].n as number;
    };
    for (let n = 0; n < 5; n += 1) expect((await act(doctor, 'password-link')).http).toBe(200);
    const refused = await act(doctor, 'password-link');
    expect([refused.http, refused.body.code, await sent()]).toEqual([429, 'too_many_requests', 5]);
    w.at(new Date(demoNow.getTime() + 3_600_000));
    expect((await act(doctor, 'password-link')).http).toBe(200);
  });
  test('D13.08 not with an address that somebody has, a clinic that is not there, or by the front desk', async () => {
    expect((await invite(newcomer({ email_address: admin }))).body.code).toBe('email_taken');
    expect((await invite(newcomer({ clinic_ids: [999_999] }))).http).toBe(404);
    expect((await client.post('/staff/doctors', newcomer(), await desk())).http).toBe(403);
  });
});

describe('a doctor who is locked out', () => {
  test('D13.08 is signed out at once, neither found nor booked; booked visits are listed, and all is back after', async () => {
    const doctor = await doctorOf('D1012');
    const [one, two] = await freeSlots(doctor, daysFrom(9));
    const [first, second] = await crowd(w, 2);
    const booked = await create(first!, one!);
    const token = await w.tokenOf('D1012');
    const ended = vi.spyOn(w.platform.realtime, 'endSessions');
    const locked = await act(doctor, 'lock');
    expect(locked.data).toMatchObject({ state: 'locked', may: ['unlock'] });
    expect(ended).toHaveBeenCalledOnce();
    ended.mockRestore();
    expect((await client.get('/doctor/schedule', { token })).http).toBe(401);
    expect((await create(second!, two!)).code).toBe('doctor_unavailable');
    const name = locked.data.name as string;
    expect((await found(name)).map(({ id }) => id)).not.toContain(doctor);
    expect((await client.get(`/doctors/${doctor}`)).http).toBe(404);
    expect((await visits(doctor)).items.map((visit) => visit.appointment_id)).toContain(booked.data.id);
    expect((await act(doctor, 'lock')).body.code).toBe('staff_changed');

    expect((await act(doctor, 'unlock')).data.state).toBe('active');
    expect((await client.get('/doctor/schedule', { token })).http).toBe(401);
    expect((await visits(doctor)).items.map((visit) => visit.appointment_id)).not.toContain(booked.data.id);
    expect((await create(second!, two!)).http).toBe(200);
  });
  test.each(['D1001', 'frontdesk@balsam.example', '1000001'])('D3.01 not by %s', async (who) => {
    const path = `/staff/doctors/${await doctorOf('D1002')}/lock`;
    expect((await client.post(path, {}, { token: await w.tokenOf(who) })).http).toBe(403);
  });
});

describe('the page of a doctor', () => {
  test('D13.08 is written in both languages by the front desk, and read by everybody at once', async () => {
    const doctor = await doctorOf('D1014');
    const texts = {
      qualification: 'Consultant',
      qualification_ar: 'استشاري',
      biography: 'Sees children.',
      biography_ar: 'يستقبل الأطفال.',
      languages: ['ar', 'ur'],
      experience_years: 9,
      experience: [
        { title: 'Consultant', title_ar: 'استشاري', place: 'Jeddah', place_ar: 'جدة', from_year: 2019, to_year: null },
      ],
    };
    const theirs = (await show(doctor)).clinics.map(({ id }) => id);
    const clinic_ids = [...new Set([...theirs, clinic!.id, other!.id])].toSorted((a, b) => a - b);
    expect((await client.put(`/staff/doctors/${doctor}/texts`, { ...texts, clinic_ids }, await desk())).http).toBe(200);
    const { data } = await client.get(`/doctors/${doctor}`);
    expect(data).toMatchObject(texts);
    expect(new Set((await show(doctor)).clinics.map(({ id }) => id))).toEqual(new Set(clinic_ids));
  });
  test('D13.08 is not written over by somebody who has not seen what it is now', async () => {
    const doctor = await doctorOf('D1013');
    const { texts_revision: seen, experience, clinics, languages, ...now } = await show(doctor);
    const save = async (biography: string, revision?: number) => {
      const { qualification, qualification_ar, biography_ar, experience_years } = now;
      const texts = { qualification, qualification_ar, biography, biography_ar, languages, experience_years };
      const body = { ...texts, experience, clinic_ids: clinics.map(({ id }) => id), revision };
      return client.put(`/staff/doctors/${doctor}/texts`, body, await desk());
    };
    const both = await Promise.all(['One', 'Two'].map((biography) => save(biography, seen)));
    const won = both.find(({ http }) => http === 200)!.data;
    expect(won.texts_revision).toBe(seen + 1);
    expect(both.find(({ http }) => http !== 200)).toMatchObject({
      http: 409,
      body: { code: 'doctor_texts_changed' },
      data: { biography: won.biography, texts_revision: seen + 1 },
    });
    expect((await show(doctor)).biography).toBe(won.biography);
    expect((await save('Three', seen + 1)).data.biography).toBe('Three');
    expect((await save('Four')).http).toBe(200);
  });
  test('D13.08 has a photo, re-encoded, until it is taken away', async () => {
    const doctor = await doctorOf('D1014');
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(await pictureOf('png'))]), 'photo.png');
    const { token } = await desk();
    const headers = { authorization: `Bearer ${token}` };
    const url = `/api/v1/staff/doctors/${doctor}/photo`;
    const sent = await w.app.inject({ method: 'POST', url, headers, payload: form as unknown as string });
    expect(sent.statusCode).toBe(200);
    const { photo_url: photo } = await show(doctor);
    const picture = await w.app.inject({
      url: photo!,
      headers: { authorization: `Bearer ${await w.tokenOf('1000001')}` },
    });
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await client.delete(`/staff/doctors/${doctor}/photo`, await desk())).data.photo_url).toBeNull();
  });
});
