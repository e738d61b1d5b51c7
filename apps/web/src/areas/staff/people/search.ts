import { staffStates, type StaffState } from '@balsam/domain/identity';
import { staffRoles } from '#shared/staff/roles.ts';

/** What `/staff/people` keeps in its address: filters, the page of the list, and who is open or being invited. */
export type PeopleSearch = {
  readonly q?: string;
  readonly role?: (typeof staffRoles)[number];
  readonly state?: StaffState;
  readonly page?: number;
  readonly person?: number;
  readonly invite?: true;
};

const whole = (value: unknown): number | undefined => {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
};

/** Without what is not there: `exactOptionalPropertyTypes` tells a missing key from an undefined one. */
const present = (search: { [K in keyof PeopleSearch]: PeopleSearch[K] | undefined }): PeopleSearch =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

/** Whatever an address says, as far as it makes sense. */
export const peopleSearch = (raw: Record<string, unknown>): PeopleSearch => {
  const text = typeof raw['q'] === 'string' || typeof raw['q'] === 'number' ? String(raw['q']).slice(0, 80) : '';
  const page = whole(raw['page']);
  return present({
    q: text === '' ? undefined : text,
    role: staffRoles.find((role) => role === Number(raw['role'])),
    state: staffStates.find((state) => state === raw['state']),
    page: page === 1 ? undefined : page,
    person: whole(raw['person']),
    invite: raw['invite'] === true ? true : undefined,
  });
};

/** A change of filter begins the list anew. */
export const filtered = (
  search: PeopleSearch,
  change: { [K in 'q' | 'role' | 'state']?: PeopleSearch[K] | undefined },
): PeopleSearch => {
  const { page: _page, person: _person, invite: _invite, ...filters } = search;
  return present({ ...filters, ...change });
};
