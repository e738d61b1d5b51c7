import { toLatinDigits } from '@balsam/domain/text';
import { fail } from '../../../platform/http/failure.ts';
import type { AccountRow } from '../account/accounts.store.ts';
import type { Proven } from '../codes/prove-code.ts';

/**
 * The account that a code opens, with the lane in which its tries are counted: the only one at the destination, or that of the
 * medical file that was chosen among several. `choose_account` while none was chosen, or one that is not there.
 */
export function chooseAccount({ accounts, lanes }: Proven, mrn?: string): { account: AccountRow; lane: Buffer } {
  const wanted = mrn === undefined ? undefined : toLatinDigits(mrn);
  const among = wanted === undefined ? accounts : accounts.filter((account) => account.mrn === wanted);
  const [account] = among;
  if (!account || among.length > 1) throw fail('choose_account', { path: 'mrn_number' });
  return { account, lane: lanes[accounts.indexOf(account)]! };
}
