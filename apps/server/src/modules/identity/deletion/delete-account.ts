import type { Call } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { chooseAccount } from '../sign-in/choose-account.ts';
import type { BeforeClosing } from '#platform/module.ts';
import { closeAccount } from './close-account.ts';
import type { CodeLookup } from '../codes/find-code.ts';
import { redeemCode } from '../codes/redeem-code.ts';
import { emailOf, ownDeletable } from './request-deletion.ts';

type Input = {
  readonly otp: string;
  readonly email_address?: string | undefined;
  readonly challenge?: string | undefined;
  readonly mrn_number?: string | undefined;
  readonly device_id?: string | undefined;
};

function lookupOf(call: Call, { challenge, email_address }: Input): CodeLookup {
  const { actor } = call;
  if (challenge !== undefined) return { challenge };
  if (email_address === undefined && actor.kind === 'user') return { ownAccountId: ownDeletable(call, actor) };
  return { email_address: emailOf(email_address) };
}

/** Deletes the account that the code is for (DECISIONS §3); its sessions and sockets end at once. */
export async function deleteAccount(
  platform: Platform,
  call: Call,
  input: Input,
  beforeClosing: readonly BeforeClosing[],
): Promise<void> {
  const redemption = {
    purposes: ['delete'] as const,
    lookup: lookupOf(call, input),
    otp_code: input.otp,
    path: 'otp',
    device_id: input.device_id,
  };
  const ended = await redeemCode(platform, call, redemption, (tx, redeemed) =>
    closeAccount(tx, platform, call, chooseAccount(redeemed, input.mrn_number).account, beforeClosing),
  );
  platform.realtime.endSessions(ended);
}
