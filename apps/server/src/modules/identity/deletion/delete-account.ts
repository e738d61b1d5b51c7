import type { Call } from '../../../platform/http/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import { chooseAccount } from '../sign-in/choose-account.ts';
import type { BeforeClosing } from '../../../platform/module.ts';
import { closeAccount } from './close-account.ts';
import type { Naming } from '../codes/find-code.ts';
import { proveCode } from '../codes/prove-code.ts';
import { emailOf, ownDeletable } from './request-deletion.ts';

type Wish = {
  readonly otp: string;
  readonly email_address?: string | undefined;
  readonly challenge?: string | undefined;
  readonly mrn_number?: string | undefined;
  readonly device_id?: string | undefined;
};

function namingOf(call: Call, { challenge, email_address }: Wish): Naming {
  const { actor } = call;
  if (challenge !== undefined) return { challenge };
  if (email_address === undefined && actor.kind === 'user') return { ownAccountId: ownDeletable(call, actor) };
  return { email_address: emailOf(email_address) };
}

/** Deletes the account that the code is for, as DECISIONS §3 says; its log-ins and sockets end at once. */
export async function deleteAccount(
  platform: Platform,
  call: Call,
  wish: Wish,
  beforeClosing: readonly BeforeClosing[],
): Promise<void> {
  const proof = {
    purposes: ['delete'] as const,
    naming: namingOf(call, wish),
    otp_code: wish.otp,
    path: 'otp',
    device_id: wish.device_id,
  };
  const ended = await proveCode(platform, call, proof, (tx, proven) =>
    closeAccount(tx, platform, call, chooseAccount(proven, wish.mrn_number).account, beforeClosing),
  );
  platform.realtime.endSessions(ended);
}
