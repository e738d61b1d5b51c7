import { lockoutRules } from '@balsam/domain/identity';
import { asking, type Answer } from './ask.ts';
import { demoNow, type World } from './world.ts';

/** The password of everybody in the demo hospital. */
const password = 'Balsam#2026';

/** `in`, or the code of the refusal. */
export const outcomeOf = ({ http, body }: Answer): string => (http === 200 ? 'in' : (body.code as string));

/** How many answers had which outcome. */
export const outcomesOf = (answers: readonly Answer[]): Record<string, number> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(answers, outcomeOf)).map(([outcome, of]) => [outcome, of?.length ?? 0]),
  );

/** Every way in of a world, from one network address: `const { patient } = logIns(w)`, `await patient('1000006', '203.0.113.10')`. */
export function logIns(w: World) {
  const ask = asking(w);
  const patient = (mrn: string, ip: string, more: object = {}) =>
    ask.post('/auth/patient/login', { field_name: 'mrn_number', username: mrn, password, ...more }, { ip });
  let hours = 0;
  let nobodys = 8_000_000;
  const setCounts = (scope: string, count: number) =>
    w.db.updateTable('limit_counter').set({ count }).where('scope', '=', scope).execute();
  const askForCode = (mrn: string, ip: string, more: object = {}) =>
    ask.post('/auth/user/otp', { field_name: 'mrn_number', username: mrn, ...more }, { ip });
  const verify = (body: object, ip: string) => ask.post('/otp/verify', body, { ip });
  /** A number that nobody has, another one each time. */
  const nobody = (): string => String((nobodys += 1));
  return {
    patient,
    doctor: (doctor_id: string, ip: string, more: object = {}) =>
      ask.post('/auth/doctor/login', { doctor_id, password, ...more }, { ip }),
    rider: (username: string, ip: string, more: object = {}) =>
      ask.post('/epharmacy-users/rider/login', { username, password, ...more }, { ip }),
    staff: (username: string, ip: string, more: object = {}) =>
      ask.post('/auth/staff/login', { username, password, field_name: 'email_address', ...more }, { ip }),
    askForCode,
    verify,
    nobody,
    setCounts,
    /** Moves the clock to an hour in which nobody has tried anything yet. */
    inAnotherHour: (): void => w.at(new Date(demoNow.getTime() + (hours += 2) * 3_600_000)),
    /** Wrong passwords for as many patients' numbers, all at once. */
    guessPasswords: (count: number, ip: string) =>
      Promise.all(Array.from({ length: count }, () => patient(nobody(), ip, { password: 'wrong' }))),
    /** As if an hour's wrong passwords had come from here. */
    tooManyPasswords: async (ip: string): Promise<void> => {
      await patient(nobody(), ip, { password: 'wrong' });
      await setCounts('password_wrong_address', lockoutRules.addressPerHour);
    },
    /** As if a day's wrong codes had come from here. */
    tooManyCodes: async (ip: string): Promise<void> => {
      await verify({ phone_number: '0577777777', otp_code: '1234' }, ip);
      await setCounts('code_wrong_address', 50);
    },
    /** As if a day's codes had been asked for from here. */
    tooManySent: async (ip: string): Promise<void> => {
      await askForCode(nobody(), ip);
      await setCounts('code_sent_address', 300);
    },
  };
}
