import { createHmac, randomBytes } from 'node:crypto';
import { credentialMinutes } from '@balsam/domain/tele-consultation';
import { addMinutes } from '@balsam/domain/time';
import type { Config } from '#platform/config.ts';

export type IceServer = { readonly urls: string[]; readonly username?: string; readonly credential?: string };

const isRelay = (url: string): boolean => /^turns?:/.test(url);

/**
 * The servers by which two browsers find a way to each other. The relay's user name holds when it ends and nothing about the person;
 * its password is made from it with the secret that we share with the relay (coturn's `use-auth-secret`, the TURN REST API).
 */
export function iceServers(turn: Config['turn'], now: Date): IceServer[] {
  if (!turn) return [];
  const [relays, others] = [turn.urls.filter(isRelay), turn.urls.filter((url) => !isRelay(url))];
  const until = Math.floor(addMinutes(now, credentialMinutes.relay).getTime() / 1000);
  const username = `${until}:${randomBytes(9).toString('base64url')}`;
  const credential = createHmac('sha1', turn.secret).update(username).digest('base64');
  return [
    ...(others.length > 0 ? [{ urls: others }] : []),
    ...(relays.length > 0 ? [{ urls: relays, username, credential }] : []),
  ];
}
