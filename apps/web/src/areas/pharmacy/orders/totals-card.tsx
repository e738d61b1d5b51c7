import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { saveFile } from '#shared/api/save-file.ts';
import { money, number } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { InlineList, Ltr } from '#shared/ui/inline-list.tsx';
import { fulfilmentOf } from '#shared/orders/order-status-style.ts';
import { SumLine } from '#shared/orders/sum-lines.tsx';
import { Totals } from '#shared/orders/totals.tsx';
import type { Order } from './api-types.ts';

/** Out of what it is paid; only where that is not one card. */
const PaidBy = ({ order }: { order: Order }) => {
  if (order.paymentStatus === 'released' || (order.walletAmount === 0 && order.loyaltyAmount === 0)) return null;
  return (
    <dl className="flex flex-col gap-2 border-t border-line pt-3">
      {order.walletAmount > 0 && <SumLine name={m.pharmacy_order_by_wallet()}>{money(order.walletAmount)}</SumLine>}
      {order.loyaltyAmount > 0 && (
        <SumLine name={m.pharmacy_order_by_points({ count: order.loyaltyPoints, shown: number(order.loyaltyPoints) })}>
          {money(order.loyaltyAmount)}
        </SumLine>
      )}
      {order.cardAmount > 0 && (
        <SumLine name={order.paymentMethod === 'tamara' ? m.billing_by_instalments() : m.pharmacy_order_by_card()}>
          {money(order.cardAmount)}
        </SumLine>
      )}
    </dl>
  );
};

type Kind = 'invoice' | 'credit_note';

const languages = [
  { lang: 'ar', word: m.pharmacy_order_receipt_ar },
  { lang: 'en', word: m.pharmacy_order_receipt_en },
] as const;

const fileNames: Readonly<Record<Kind, string>> = { invoice: 'invoice', credit_note: 'credit-note' };

/** `note`: which of the credit notes of the payment. */
type DocumentProps = { readonly payment: number; readonly kind: Kind; readonly note?: number };
type FileProps = DocumentProps & { readonly lang: 'ar' | 'en'; readonly word: string; readonly titleId: string };

const Download = ({ payment, kind, note, lang, word, titleId }: FileProps) => {
  const params = note === undefined ? {} : { note: String(note) };
  const fetching = useMutation({
    mutationFn: () => api.billing.receipt({ params: { id: payment }, query: { lang, kind, ...params } }),
    onSuccess: (file) => saveFile(file, `balsam-${fileNames[kind]}-${note ?? payment}-${lang}.pdf`),
  });
  return (
    <Button
      variant="outline"
      size="sm"
      icon={FileDown}
      aria-describedby={titleId}
      pending={fetching.isPending}
      onClick={() => fetching.mutate()}
    >
      {word}
    </Button>
  );
};

const Receipts = ({ title, ...document }: DocumentProps & { readonly title: ReactNode }) => {
  const id = useId();
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-4">
      <h3 id={id} className="font-bold">
        {title}
      </h3>
      <div className="grid grid-cols-2 gap-2.5">
        {languages.map(({ lang, word }) => (
          <Download key={lang} {...document} lang={lang} word={word()} titleId={id} />
        ))}
      </div>
    </div>
  );
};

const Numbered = ({ title, number: called }: { title: string; number: ReactNode }) => (
  <>
    {title} <span className="block text-small font-normal text-muted">{called}</span>
  </>
);

const Documents = ({ order: { paymentId: payment, invoiceNumber: invoice, creditNotes: notes } }: { order: Order }) =>
  payment !== null && (
    <>
      <Receipts
        payment={payment}
        kind="invoice"
        title={<Numbered title={m.pharmacy_order_invoice()} number={<Ltr>{invoice}</Ltr>} />}
      />
      {notes.map(({ id, paymentId, number: noteNumber, amount }) => (
        <Receipts
          key={id}
          payment={paymentId}
          kind="credit_note"
          note={id}
          title={
            <Numbered
              title={m.pharmacy_order_credit_note()}
              number={
                <InlineList>
                  <Ltr>{noteNumber}</Ltr>
                  <span>{money(amount)}</span>
                </InlineList>
              }
            />
          }
        />
      ))}
    </>
  );

/** The total by SPEC §9: sub total + VAT + delivery + fast delivery - coupon, and the tax invoice once it is paid. */
export const TotalsCard = ({ order }: { order: Order }) => (
  <Card as="section" className="flex flex-col gap-4">
    <h2 className="text-h3">{m.pharmacy_order_totals()}</h2>
    <Totals sums={order} fulfilment={fulfilmentOf(order)} coupon={order.couponCode} />
    <PaidBy order={order} />
    <Documents order={order} />
  </Card>
);
