import { freshIp, codeSentTo } from '#test/codes.ts';
import { apiClient, type Reply } from '#test/api-client.ts';
import type { World } from '#test/world.ts';

let people = 0;

/** The form of a person who is not on file; each time with another identity, phone and e-mail address. */
export function newcomer(change: Record<string, unknown> = {}) {
  people += 1;
  const n = String(people).padStart(4, '0');
  return {
    language: 'en',
    first_name: 'Reem',
    middle_name: 'Abdullah',
    family_name: 'Al-Zahrani',
    phone_number: `05500${n.padStart(5, '0')}`,
    email_address: `reem${n}@balsam.example`,
    gender: 'female',
    dob: '1994-08-21',
    location_id: 1,
    nationality: 'SA',
    field_name: 'saudi_id',
    identity_number: `10900${n.padStart(5, '0')}`,
    password: 'a quiet garden by the sea',
    password_confirmation: 'a quiet garden by the sea',
    ...change,
  };
}
export type Newcomer = ReturnType<typeof newcomer>;

export const e164Of = ({ phone_number }: Newcomer): string => `+966${phone_number.slice(1)}`;

/** A client for registrations: each call from another address. */
export function registering(w: World) {
  const client = apiClient(w);
  const post = (path: string, body: unknown): Promise<Reply> => client.post(path, body, { ip: freshIp() });
  const upload = async (token: string | undefined, patientId: number, file: Buffer | undefined, kind?: string) => {
    const form = new FormData();
    form.append('patient_id', String(patientId));
    if (kind !== undefined) form.append('kind', kind);
    if (file) form.append('file', new Blob([new Uint8Array(file)]), 'photo.jpg');
    const reply = await w.app.inject({
      method: 'POST',
      url: '/api/v1/mediafiles/upload',
      payload: form as unknown as string,
      ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    });
    return { http: reply.statusCode, body: reply.json(), headers: reply.headers } as Reply;
  };
  const register = (form: object) => post('/auth/patient/register', form);
  const verify = (challenge: string, otp_code: string) => post('/otp/verify', { challenge, otp_code });
  const verifySent = async (challenge: string, to: string) => verify(challenge, await codeSentTo(w, to));
  const personOf = (form: Newcomer) =>
    w.db.selectFrom('person').selectAll().where('national_id', '=', form.identity_number).execute();
  return { client, post, upload, register, verify, verifySent, personOf };
}
