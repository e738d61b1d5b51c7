import { allowed, refused, type Allowed } from '../allowed/index.ts';

/** DECISIONS §3; the code for an order has six digits, all others four. */
export const codeRules = { digits: 4, orderDigits: 6, lifeMinutes: 5, tries: 5, resendSeconds: 60 } as const;

/** How many wrong codes are allowed: of an account and of an address in a day, of all in an hour. */
export const codeLimits = { accountPerDay: 15, addressPerDay: 50, allPerHour: 500 } as const;

/**
 * How many tries a code has that is identified by its request. Somebody who registers has nothing else to prove
 * themselves by, and opens no existing account: at an address with too many wrong codes their code still has two tries.
 * No other code has any without a password.
 */
export const triesOf = (purpose: CodePurpose, isAddressBusy: boolean): number => {
  if (!isAddressBusy) return codeRules.tries;
  return purpose === 'register' ? 2 : 0;
};

/**
 * How many codes are sent in a day: for an account, to a phone or an e-mail address whatever it is requested by, and
 * for one network address. A hospital’s guests share an address.
 */
export const sendLimits = { accountPerDay: 20, destinationPerDay: 40, addressPerDay: 300 } as const;

export type CodePurpose = 'login' | 'register' | 'reset' | 'delete' | 'consent' | 'contact' | 'order';

const ofSignedIn: ReadonlySet<CodePurpose> = new Set(['consent', 'contact', 'order']);

/** Whether codes of this purpose are requested and verified by somebody who is signed in, so that an address has no limit of them. */
export const isForSignedIn = (purpose: CodePurpose): boolean => ofSignedIn.has(purpose);

/** How many digits a code of this purpose has. */
export const digitsFor = (purpose: CodePurpose): number =>
  purpose === 'order' ? codeRules.orderDigits : codeRules.digits;

/** The state of a code besides its digits. `tries` counts the wrong ones so far. */
export type CodeUse = { readonly tries: number; readonly expiresAt: Date; readonly usedAt: Date | null };

/** Whether a code may still be compared (D3.02: 5 minutes, 5 tries, once). From `expiresAt` on it may not. */
export function codeVerdict(code: CodeUse, now: Date): Allowed<'code_spent' | 'code_expired'> {
  if (code.usedAt || code.tries >= codeRules.tries) return refused('code_spent');
  return now >= code.expiresAt ? refused('code_expired') : allowed;
}

/**
 * Whether another code may be sent; `seconds` is how long to wait. `lastSentAt` is null when none was. One that lies ahead by more than a
 * wait was sent before the clock was set back: nobody waits until that time comes again.
 */
export function mayResend(lastSentAt: Date | null, now: Date): Allowed<'code_too_soon'> {
  const { resendSeconds } = codeRules;
  const waited = lastSentAt ? (now.getTime() - lastSentAt.getTime()) / 1000 : resendSeconds;
  return waited < resendSeconds && waited > -resendSeconds
    ? refused('code_too_soon', { seconds: Math.ceil(resendSeconds - waited) })
    : allowed;
}
