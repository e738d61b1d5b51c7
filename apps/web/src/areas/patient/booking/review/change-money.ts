import * as m from '#paraglide/messages.js';
import { money } from '#shared/format/index.ts';
import type { VisitQuote } from '../price.ts';

type ChangeOfMoney = NonNullable<VisitQuote['change']>;

const halalasOf = (sar: number): number => Math.round(sar * 100);

/** What the new visit costs more than came back for the old one; negative where it is cheaper. SAR. */
const moreOf = ({ refund, from_wallet: wallet }: ChangeOfMoney): number =>
  (halalasOf(wallet) - halalasOf(refund)) / 100;

/** D5.02: what moving a paid visit does to the money, before it is pressed. */
export const moneyBefore = (change: ChangeOfMoney): string => {
  const { refund, from_wallet: wallet, to_pay: toPay } = change;
  const paid = money(refund);
  if (toPay > 0) {
    const back = refund > 0 ? `${m.booking_money_back({ paid })} ` : '';
    return back + (wallet > 0 ? m.booking_money_short({ amount: money(toPay) }) : m.booking_money_again());
  }
  const more = moreOf(change);
  if (more === 0) return m.booking_money_same({ paid });
  return more > 0
    ? m.booking_money_more({ paid, amount: money(more) })
    : m.booking_money_less({ paid, amount: money(-more) });
};

/** The same once it is done, where nothing is left to pay. */
export const moneyAfter = (change: ChangeOfMoney): string => {
  const more = moreOf(change);
  if (more === 0) return m.booking_moved_same({ amount: money(change.refund) });
  return more > 0 ? m.booking_moved_more({ amount: money(more) }) : m.booking_moved_less({ amount: money(-more) });
};
