import { useMutation, useQuery } from '@tanstack/react-query';
import { CalendarPlus, FileText } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { money } from '#shared/format/index.ts';
import { getLocale } from '#shared/i18n/locale.ts';
import { Art } from '#shared/ui/art.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Skeleton } from '#shared/ui/states.tsx';
import type { Operation } from './queries.ts';
import { saveFile } from '#shared/api/save-file.ts';
import { Onward } from './retry-payment.tsx';

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4">
    <dt className="text-text-2">{name}</dt>
    <dd className="tabular font-medium">{children}</dd>
  </div>
);

const useDownloads = ({ payment_id: paymentId, appointment_id: appointmentId }: Operation) => {
  const receipt = useMutation({
    mutationFn: async (lang: 'ar' | 'en') =>
      saveFile(
        await api.billing.receipt({ params: { id: String(paymentId) }, query: { lang } }),
        `balsam-receipt-${paymentId}-${lang}.pdf`,
      ),
  });
  const calendar = useMutation({
    mutationFn: async () =>
      saveFile(
        await api.booking.ics({ params: { id: String(appointmentId) }, query: { lang: getLocale() } }),
        `balsam-appointment-${appointmentId}.ics`,
      ),
  });
  return { receipt, calendar };
};

const Files = ({ operation }: { operation: Operation }) => {
  const { receipt, calendar } = useDownloads(operation);
  const fetching = (lang: 'ar' | 'en') => receipt.isPending && receipt.variables === lang;
  return (
    <div className="flex flex-wrap gap-3">
      {operation.has_receipt && (
        <>
          <Button variant="outline" icon={FileText} pending={fetching('ar')} onClick={() => receipt.mutate('ar')}>
            {m.billing_receipt_ar()}
          </Button>
          <Button variant="outline" icon={FileText} pending={fetching('en')} onClick={() => receipt.mutate('en')}>
            {m.billing_receipt_en()}
          </Button>
        </>
      )}
      {operation.appointment_id !== null && (
        <Button variant="outline" icon={CalendarPlus} pending={calendar.isPending} onClick={() => calendar.mutate()}>
          {m.billing_calendar()}
        </Button>
      )}
    </div>
  );
};

/** What bore it; a card that paid everything needs no line. */
const Sources = ({ operation: { wallet_amount, loyalty_amount, card_amount, method } }: { operation: Operation }) => {
  const isByInstalments = method === 'tamara';
  const isShared = wallet_amount + loyalty_amount > 0;
  return (
    <>
      {loyalty_amount > 0 && <Line name={m.billing_by_points()}>{money(loyalty_amount)}</Line>}
      {wallet_amount > 0 && <Line name={m.billing_by_wallet()}>{money(wallet_amount)}</Line>}
      {card_amount > 0 && (isShared || isByInstalments) && (
        <Line name={isByInstalments ? m.billing_by_instalments() : m.billing_by_card()}>{money(card_amount)}</Line>
      )}
    </>
  );
};

/** A payment is for one of them: the others are not loaded. */
const PaidVisit = lazy(() => import('./paid-visit.tsx'));
const PaidOrder = lazy(() => import('./paid-order.tsx'));
const PaidPackage = lazy(() => import('./paid-package.tsx'));

/** What was paid for, as it stands now. */
const PaidFor = ({ operation: { purpose, entity_id: id } }: { operation: Operation }) => {
  if (purpose === 'appointment') return <PaidVisit id={id} />;
  if (purpose === 'order') return <PaidOrder id={id} />;
  return purpose === 'package' ? <PaidPackage id={id} /> : null;
};

const successTexts = {
  appointment: m.billing_success_text,
  package: m.billing_success_package_text,
  wallet: m.billing_success_wallet_text,
} as const;

/** Read with what is shown of the order below: a pickup does not arrive. */
const OrderText = ({ id }: { id: number }) => {
  const { data: order } = useQuery(api.orders.show.query({ params: { id }, quiet: true }));
  if (!order) return m.billing_success_placed_text();
  return order.orderMode === 'pickup' ? m.billing_success_pickup_text() : m.billing_success_order_text();
};

/** Paid: what for, how much and from where, the receipt in either language, the calendar, and the way on. */
export const PaymentSucceeded = ({ operation: o, method }: { operation: Operation; method: string }) => (
  <Card as="section" className="flex flex-col gap-5">
    <div className="flex flex-col items-center gap-1 text-center">
      <Art name="done" />
      <h2 className="text-h2">{m.billing_success_title()}</h2>
      <p className="text-text-2">
        {o.purpose === 'order' ? <OrderText id={o.entity_id} /> : successTexts[o.purpose]()}
      </p>
    </div>
    <Suspense fallback={<Skeleton className="h-36 w-full rounded-md" />}>
      <PaidFor operation={o} />
    </Suspense>
    <dl className="flex flex-col gap-2.5">
      <Line name={m.billing_paid_amount()}>{money(o.amount)}</Line>
      <Sources operation={o} />
    </dl>
    <Files operation={o} />
    <Onward operation={o} method={method} />
  </Card>
);
