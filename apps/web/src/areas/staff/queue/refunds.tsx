import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { money } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { InlineList, Ltr } from '#shared/ui/inline-list.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { Pagination } from '../people/pagination.tsx';
import { boardQuery, useDeskAction } from './queries.ts';

const methods = { cash: m.queue_staff_cash, terminal: m.queue_staff_terminal } as const;

/** What the desk still has to hand back, in whichever branch, the oldest first. */
export const Refunds = ({ locationId }: { readonly locationId: string }) => {
  const [page, setPage] = useState(1);
  // The first page is the board that is there already.
  const { data } = useQuery({ ...boardQuery(locationId, page), placeholderData: keepPreviousData });
  const payOut = useDeskAction((id: number) => api.queueDesk.payOut({ params: { id } }));
  if (!data || data.refunds.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-h2">{m.queue_staff_refunds()}</h2>
      <Card flush>
        <ul className="divide-y divide-line">
          {data.refunds.map((refund) => (
            <li key={refund.payment_id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3.5">
              <span className="flex min-w-0 flex-col">
                <Marked>{inLocale(refund.patient, refund.patient_ar)}</Marked>
                <InlineList className="text-small text-muted">
                  <Ltr>{refund.mrn_number}</Ltr>
                  <span>{methods[refund.method]()}</span>
                </InlineList>
              </span>
              <span className="tabular font-bold">{money(refund.amount)}</span>
              <Button
                size="sm"
                variant="outline"
                pending={payOut.isPending && payOut.variables === refund.payment_id}
                onClick={() => payOut.mutate(refund.payment_id)}
              >
                {m.queue_staff_pay_out()}
              </Button>
            </li>
          ))}
        </ul>
      </Card>
      <Pagination page={data.refunds_page} total={data.refunds_total} length={data.refunds_limit} onPage={setPage} />
    </section>
  );
};
