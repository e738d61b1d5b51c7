import type { Config } from '#platform/config.ts';

const logins: readonly (readonly [who: string, login: string])[] = [
  ['Sara Al-Harbi, patient', 'MRN 1000001'],
  ['Fahad Al-Otaibi, guardian', 'MRN 1000002'],
  ['a new patient', 'MRN 1000005'],
  ['Dr. Layla Hassan, doctor', 'doctor id D1001'],
  ['Khalid Al-Qahtani, rider', 'rider@balsam.example'],
  ['staff (at /auth/user/staff)', 'admin@, pharmacist@, support@, frontdesk@, records@balsam.example'],
];

/** What a newcomer sees when it runs: the address and, in demo, the log-ins. */
export function welcome(config: Config, url: string): string {
  if (!config.demo) return `Balsam is ready at ${url}\n`;
  const width = Math.max(...logins.map(([who]) => who.length));
  return [
    '',
    `  Balsam is ready at ${url}`,
    '',
    '  Demo log-ins, all with the password Balsam#2026:',
    ...logins.map(([who, login]) => `    ${who.padEnd(width)}  ${login}`),
    '  The staff are then asked for the code of an authenticator app with the key JBSWY3DPEHPK3PXP.',
    '',
    `  Messages that would be sent: ${url}/dev/outbox    The calls: ${url}/docs`,
    '',
    '',
  ].join('\n');
}
