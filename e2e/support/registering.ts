import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { latestCode, type Person } from './server.ts';

/** A password that is on no list of common ones. */
export const ownPassword = 'a quiet garden by the sea';

export type Registered = {
  readonly mrn: string;
  /** As typed, and as messages are sent to it. */
  readonly phone: string;
  readonly e164: string;
  readonly email: string;
  readonly signIn: Person;
};

/** A picture as a camera makes one: what the browser shows just now. */
export const aPhoto = (page: Page): Promise<Buffer> => page.screenshot({ type: 'jpeg', quality: 60 });

type Reply<Data> = { readonly status: boolean; readonly message: string; readonly data: Data };

async function post<Data>(request: APIRequestContext, path: string, data: unknown): Promise<Data> {
  const reply = (await (await request.post(path, { data })).json()) as Reply<Data>;
  expect(reply.status, `${path}: ${reply.message}`).toBe(true);
  return reply.data;
}

async function branch(request: APIRequestContext): Promise<number> {
  const reply = (await (await request.get('/api/v1/locations')).json()) as Reply<{ items: { id: number }[] }>;
  return reply.data.items[0]!.id;
}

async function begin(request: APIRequestContext, number: string, contact: { phone: string; email: string }) {
  return post<{ patient_id: number; upload_token: string; challenge: string }>(
    request,
    '/api/v1/auth/patient/register',
    {
      language: 'en',
      first_name: 'Reem',
      family_name: 'Journey',
      gender: 'female',
      dob: '1990-03-14',
      nationality: 'SA',
      location_id: await branch(request),
      field_name: 'saudi_id',
      identity_number: `10990000${number}`,
      phone_number: contact.phone,
      email_address: contact.email,
      password: ownPassword,
      password_confirmation: ownPassword,
    },
  );
}

/** Somebody new, made by the calls alone, for a journey that is about what comes after. `number` has two digits and is used once. */
export async function registerSomebody(page: Page, request: APIRequestContext, number: string): Promise<Registered> {
  const phone = `05990000${number}`;
  const e164 = `+9665990000${number}`;
  const email = `journey${number}@balsam.example`;
  const { patient_id, upload_token, challenge } = await begin(request, number, { phone, email });
  const sent = await request.post('/api/v1/mediafiles/upload', {
    headers: { authorization: `Bearer ${upload_token}` },
    multipart: {
      patient_id: String(patient_id),
      file: { name: 'id.jpg', mimeType: 'image/jpeg', buffer: await aPhoto(page) },
    },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  const code = await latestCode(request, e164);
  const { mrn_number: mrn } = await post<{ mrn_number: string }>(request, '/api/v1/otp/verify', {
    challenge,
    otp_code: code,
  });
  const payload = { field_name: 'mrn_number', username: mrn, password: ownPassword };
  return { mrn, phone, e164, email, signIn: { name: `patient ${mrn}`, call: '/api/v1/auth/patient/login', payload } };
}
