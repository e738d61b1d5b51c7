import { redirect } from '@tanstack/react-router';
import { removeStored, writeStored, readStored } from '#shared/api/stored.ts';

/** The token of a link that was sent by e-mail, as its address brings it. */
export const linkSearch = (search: Record<string, unknown>): { token?: string } =>
  typeof search['token'] === 'string' && search['token'].length <= 100 ? { token: search['token'] } : {};

/** Takes the token out of the address at once: it must not stand in the history, on a screen that is shared, or in a bookmark. */
export const takeToken = ({ search }: { readonly search: { readonly token?: string } }): void => {
  if (search.token === undefined) return;
  writeStored('staffLink', search.token, 'session');
  throw redirect({ to: '/auth/user/staff/invitation', search: {}, replace: true });
};

/** The token that was brought to this tab; empty when there is none. */
export const linkToken = (): string => readStored('staffLink', 'session') ?? '';

export const removeLink = (): void => removeStored('staffLink', 'session');
