import { toLatinDigits } from '@balsam/domain/text';
import { fail } from '#platform/http/failure.ts';
import type { AccountRow } from '../account/accounts.store.ts';
import type { RedeemedCode } from '../codes/redeem-code.ts';

type Choice = { readonly mrn_number?: string | undefined; readonly role_id?: number | undefined };

/**
 * The account that a code opens, with its throttle key: the only one at the destination, or the one that was chosen
 * among several by its medical file or its role. `choose_account` while none was chosen, or one that is not there.
 */
export function chooseAccount(
  { accounts, throttleKeys }: RedeemedCode,
  { mrn_number, role_id: roleId }: Choice,
): { account: AccountRow; throttleKey: Buffer } {
  const mrn = mrn_number === undefined ? undefined : toLatinDigits(mrn_number);
  const matching = accounts.filter(
    (account) => (mrn === undefined || account.mrn === mrn) && (roleId === undefined || account.role_id === roleId),
  );
  const [account] = matching;
  if (!account || matching.length > 1) throw fail('choose_account', { path: 'mrn_number' });
  return { account, throttleKey: throttleKeys[accounts.indexOf(account)]! };
}
