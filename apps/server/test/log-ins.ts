import { lockoutRules } from '@balsam/domain/identity';
import { apiClient, type Reply } from './api-client.ts';
import { demoNow, type World } from './world.ts';

/** The password of everybody in the demo hospital. */
const password = 'Balsam#2026';

/** `in`, or the code of the refusal. */
export const outcomeOf = ({ http, body }: Reply): string => (http === 200 ? 'in' : (body.code as string));

/** How many answers had which outcome. */
export const outcomesOf = (answers: readonly Reply[]): Record<string, number> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(answers, outcomeOf)).map(([outcome, of]) => [outcome, of?.length ?? 0]),
  );

/** Every kind of log-in of a world, from a given IP address: `const { patient } = logIns(w)`, `await patient('1000006', '203.0.113.10')`. */
export function logIns(w: World) {
  const client = apiClient(w);
  const patient = (mrn: string, ip: string, fields: object = {}) =>
    client.post('/auth/patient/login', { field_name: 'mrn_number', username: mrn, password, ...fields }, { ip });
  let hours = 0;
  let lastUnknownMrn = 8_000_000;
  const setCounts = (scope: string, count: number) =>
    w.db.updateTable('limit_counter').set({ count }).where('scope', '=', scope).execute();
  const requestCode = (mrn: string, ip: string, fields: object = {}) =>
    client.post('/auth/user/otp', { field_name: 'mrn_number', username: mrn, ...fields }, { ip });
  const verify = (body: object, ip: string) => client.post('/otp/verify', body, { ip });
  /** An MRN that nobody has, another one on each call. */
  const unknownMrn = (): string => String((lastUnknownMrn += 1));
  return {
    patient,
    doctor: (doctor_id: string, ip: string, fields: object = {}) =>
      client.post('/auth/doctor/login', { doctor_id, password, ...fields }, { ip }),
    rider: (username: string, ip: string, fields: object = {}) =>
      client.post('/epharmacy-users/rider/login', { username, password, ...fields }, { ip }),
    staff: (username: string, ip: string, fields: object = {}) =>
      client.post('/auth/staff/login', { username, password, field_name: 'email_address', ...fields }, { ip }),
    requestCode,
    verify,
    nobody: unknownMrn,
    setCounts,
    /** Moves the clock to an hour in which nobody has tried anything yet. */
    moveToFreshHour: (): void => w.at(new Date(demoNow.getTime() + (hours += 2) * 3_600_000)),
    /** Wrong passwords for as many patients' numbers, all at once. */
    tryWrongPasswords: (count: number, ip: string) =>
      Promise.all(Array.from({ length: count }, () => patient(unknownMrn(), ip, { password: 'wrong' }))),
    /** As if the wrong passwords that an address may send in an hour had come from this one. */
    exhaustPasswordLimit: async (ip: string): Promise<void> => {
      await patient(unknownMrn(), ip, { password: 'wrong' });
      await setCounts('password_wrong_address', lockoutRules.addressPerHour);
    },
    /** As if the wrong codes that an address may send in a day had come from this one. */
    exhaustCodeLimit: async (ip: string): Promise<void> => {
      await verify({ phone_number: '0577777777', otp_code: '1234' }, ip);
      await setCounts('code_wrong_address', 50);
    },
    /** As if the codes that an address may request in a day had been requested from this one. */
    exhaustSendLimit: async (ip: string): Promise<void> => {
      await requestCode(unknownMrn(), ip);
      await setCounts('code_sent_address', 300);
    },
  };
}
