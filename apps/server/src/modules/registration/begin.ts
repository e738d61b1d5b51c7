import { randomInt } from 'node:crypto';
import { addMinutes } from '@balsam/domain/time';

/** How long a registration can be completed, and for how long and how often its photo can be uploaded. */
export const registrationRules = { lifeMinutes: 24 * 60, uploadMinutes: 15, uploads: 12 } as const;

const largest = 2 ** 47;

/** A random id, which reveals neither how many registrations there are nor when they began. */
export const newRegistrationId = (): number => randomInt(1, largest);

export const subjectOf = (id: number): string => `registration:${id}`;

/** The registration that a code is for; undefined when it is for something else. */
export function registrationIn(subject: string): number | undefined {
  const id = /^registration:(\d{1,15})$/.exec(subject)?.[1];
  return id === undefined ? undefined : Number(id);
}

export const lifeFrom = (now: Date) => ({
  created_at: now,
  expires_at: addMinutes(now, registrationRules.lifeMinutes),
});
