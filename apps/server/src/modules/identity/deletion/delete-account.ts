import type { Call } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { chooseAccount } from '../sign-in/choose-account.ts';
import type { BeforeClosing } from '#platform/module.ts';
import { closeAccount } from './close-account.ts';
import type { CodeLookup } from '../codes/find-code.ts';
import { redeemCode } from '../codes/redeem-code.ts';
import { emailOf, ownAccountOf } from './request-deletion.ts';

type Input = {
  readonly otp: string;
  readonly email_address?: string | undefined;
  readonly challenge?: string | undefined;
  readonly mrn_number?: string | undefined;
  readonly role_id?: number | undefined;
  readonly device_id?: string | undefined;
};

async function lookupOf({ db }: Platform, call: Call, input: Input): Promise<CodeLookup> {
  if (input.challenge !== undefined) return { challenge: input.challenge };
  const own = await ownAccountOf(db, call, input);
  return own ? { ownAccountId: own.id } : { email_address: emailOf(input.email_address) };
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
    lookup: await lookupOf(platform, call, input),
    otp_code: input.otp,
    path: 'otp',
    device_id: input.device_id,
  };
  const ended = await redeemCode(platform, call, redemption, (tx, redeemed) =>
    closeAccount(tx, platform, call, chooseAccount(redeemed, input).account, beforeClosing),
  );
  platform.realtime.endSessions(ended);
}
