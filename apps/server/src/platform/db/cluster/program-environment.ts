import { environment } from '#platform/config/environment.ts';

/**
 * What PostgreSQL's programs learn of our environment: nothing that is set for Balsam. Below root they run as an account that other programs
 * of the machine use as well, and what a process was given can be read by all of its account: keys, passwords, the secret of the hospital.
 */
export const programEnvironment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !(name in environment.shape))),
  LC_ALL: 'C',
});
