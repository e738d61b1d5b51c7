import * as m from '#paraglide/messages.js';
import { money } from '#shared/format/index.ts';
import type { CartItem } from './changes.ts';

/** Without VAT, as the sub total adds it up; VAT stands apart. */
export const LinePrice = ({ item }: { item: CartItem }) => (
  <span className="ms-auto flex flex-col items-end tabular">
    {item.offer_discount > 0 && (
      <s className="text-small text-muted">
        <span className="sr-only">{m.pharmacy_price_before()} </span>
        {money(item.gross)}
      </s>
    )}
    <b className="whitespace-nowrap">{money(item.net)}</b>
    {item.net_with_vat > item.net && (
      <span className="text-small whitespace-nowrap text-muted">
        {m.pharmacy_cart_line_vat({ vat: money(item.net_with_vat - item.net) })}
      </span>
    )}
  </span>
);
