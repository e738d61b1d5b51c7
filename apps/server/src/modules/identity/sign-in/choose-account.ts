import { toLatinDigits } from '@balsam/domain/text';
import { fail } from '#platform/http/failure.ts';
import type { AccountRow } from '../account/accounts.store.ts';
import type { RedeemedCode } from '../codes/redeem-code.ts';

/**
 * The account that a code opens, with its throttle key: the only one at the destination, or that of the medical file
 * that was chosen among several. `choose_account` while none was chosen, or one that is not there.
 */
export function chooseAccount(
  { accounts, throttleKeys }: RedeemedCode,
  mrn?: string,
): { account: AccountRow; throttleKey: Buffer } {
  const chosenMrn = mrn === undefined ? undefined : toLatinDigits(mrn);
  const matching = chosenMrn === undefined ? accounts : accounts.filter((account) => account.mrn === chosenMrn);
  const [account] = matching;
  if (!account || matching.length > 1) throw fail('choose_account', { path: 'mrn_number' });
  return { account, throttleKey: throttleKeys[accounts.indexOf(account)]! };
}
