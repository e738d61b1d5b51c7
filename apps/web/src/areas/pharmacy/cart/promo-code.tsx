import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BadgePercent, Check, TriangleAlert } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api, sentenceOf } from '#shared/api/index.ts';
import { digits } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { Note } from '#shared/ui/note.tsx';
import { PromoCodeForm } from '#shared/ui/promo-code-form.tsx';
import type { Cart } from './changes.ts';
import { ensureGuestId } from '#shared/api/guest-id.ts';
import { setCart } from './use-cart.ts';

const useCoupon = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string | null) => {
      ensureGuestId();
      return api.cart.applyCoupon({ body: { code }, quiet: code !== null });
    },
    onSuccess: (cart) => setCart(client, cart),
  });
};
type CouponState = ReturnType<typeof useCoupon>;

const Applied = ({ coupon, applying }: { coupon: NonNullable<Cart['coupon']>; applying: CouponState }) => (
  <div className="flex items-center gap-3">
    <div className="field-box flex min-h-13 min-w-0 flex-1 flex-wrap items-center gap-x-2.5 gap-y-1 py-1.5">
      <BadgePercent aria-hidden size={20} className="shrink-0 text-muted" />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center justify-between gap-x-2.5 gap-y-1">
          <Ltr className="font-bold">{coupon.code}</Ltr>
          <Chip tone="success" icon={Check}>
            {m.pharmacy_cart_promo_applied()}
          </Chip>
        </span>
        <span className="block text-small text-muted">{inLocale(coupon.title, coupon.title_ar)}</span>
      </span>
    </div>
    <Button variant="text" pending={applying.isPending} onClick={() => applying.mutate(null)}>
      {m.pharmacy_cart_promo_remove()}
    </Button>
  </div>
);

/** A code of the cart that does not count now says why, and can be taken off. */
const Refused = ({ refusal, applying }: { refusal: NonNullable<Cart['coupon_refusal']>; applying: CouponState }) => (
  <Note tone="warning" icon={TriangleAlert}>
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="min-w-0 flex-1">{inLocale(refusal.message, digits(refusal.message_ar))}</p>
      <Button variant="text" size="sm" pending={applying.isPending} onClick={() => applying.mutate(null)}>
        {m.pharmacy_cart_promo_remove()}
      </Button>
    </div>
  </Note>
);

/** The promo code of the cart: typed, counting, or refused since (S5.08, S5.14, S8.08). */
export const PromoCode = ({ cart }: { cart: Cart }) => {
  const applying = useCoupon();
  if (cart.coupon) return <Applied coupon={cart.coupon} applying={applying} />;
  return (
    <div className="flex flex-col gap-3">
      {cart.coupon_refusal && <Refused refusal={cart.coupon_refusal} applying={applying} />}
      <PromoCodeForm
        label={m.pharmacy_cart_promo()}
        applyLabel={m.pharmacy_cart_promo_apply()}
        blank={m.pharmacy_cart_promo_blank()}
        pending={applying.isPending}
        refused={applying.error ? sentenceOf(applying.error) : undefined}
        onApply={applying.mutate}
        onType={() => applying.isError && applying.reset()}
      />
    </div>
  );
};
