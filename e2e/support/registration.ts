import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { apiClient } from './api.ts';
import { smallPicture } from './pictures.ts';
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
export const takePhoto = (page: Page): Promise<Buffer> => page.screenshot({ type: 'jpeg', quality: 60 });

let people = 0;
/** Five digits that no other test of the run gets: two of the worker, three that count. For numbers and addresses of new people. */
export function uniqueDigits(): string {
  people += 1;
  const worker = process.env['TEST_WORKER_INDEX'] ?? '0';
  if (worker.length > 2 || people > 999) throw new Error('No digits are left for new people in this run');
  return worker.padStart(2, '0') + String(people).padStart(3, '0');
}

/** How somebody new is reached: the phone as typed and as messages are sent to it, the e-mail address, and a number of a document. */
export function newContact(): {
  readonly phone: string;
  readonly e164: string;
  readonly email: string;
  readonly saudiId: string;
} {
  const digits = uniqueDigits();
  return {
    phone: `05990${digits}`,
    e164: `+9665990${digits}`,
    email: `journey${digits}@balsam.example`,
    saudiId: `10990${digits}`,
  };
}

async function branch(request: APIRequestContext): Promise<number> {
  const { items } = await apiClient(request)<{ items: { id: number }[] }>('GET', '/locations');
  return items[0]!.id;
}

async function begin(request: APIRequestContext, contact: ReturnType<typeof newContact>) {
  return apiClient(request)<{ patient_id: number; upload_token: string; challenge: string }>(
    'POST',
    '/auth/patient/register',
    {
      language: 'en',
      first_name: 'Reem',
      family_name: 'Journey',
      gender: 'female',
      dob: '1990-03-14',
      nationality: 'SA',
      location_id: await branch(request),
      field_name: 'saudi_id',
      identity_number: contact.saudiId,
      phone_number: contact.phone,
      email_address: contact.email,
      password: ownPassword,
      password_confirmation: ownPassword,
    },
  );
}

/** Registers somebody new through the API; they have not agreed to the terms yet. */
export async function registerPatient(request: APIRequestContext): Promise<Registered> {
  const contact = newContact();
  const { patient_id, upload_token, challenge } = await begin(request, contact);
  const sent = await request.post('/api/v1/mediafiles/upload', {
    headers: { authorization: `Bearer ${upload_token}` },
    multipart: { patient_id: String(patient_id), file: smallPicture },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  const code = await latestCode(request, contact.e164);
  const { mrn_number: mrn } = await apiClient(request)<{ mrn_number: string }>('POST', '/otp/verify', {
    challenge,
    otp_code: code,
  });
  const payload = { field_name: 'mrn_number', username: mrn, password: ownPassword };
  const signIn = { name: `patient ${mrn}`, call: '/api/v1/auth/patient/login', payload };
  return { mrn, ...contact, signIn };
}
