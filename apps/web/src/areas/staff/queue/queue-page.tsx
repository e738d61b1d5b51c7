import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { money, number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { InlineList, Ltr } from '#shared/ui/inline-list.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { ClinicPanel } from './clinic-panel.tsx';
import { DevicesDialog } from './devices.tsx';
import { boardQuery, type DeskRefund, useDeskAction } from './queries.ts';
import { useShownClinic } from './use-shown-clinic.ts';

const methods = { cash: m.queue_staff_cash, terminal: m.queue_staff_terminal } as const;

/** What the desk still has to hand back. */
const Refunds = ({ refunds }: { refunds: readonly DeskRefund[] }) => {
  const payOut = useDeskAction((id: number) => api.queueDesk.payOut({ params: { id } }));
  if (refunds.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-h2">{m.queue_staff_refunds()}</h2>
      <Card flush>
        <ul className="divide-y divide-line">
          {refunds.map((refund) => (
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
    </section>
  );
};

type BoardProps = {
  readonly locationId: string;
  /** Beside which the clinic is chosen. */
  readonly branchField: ReactNode;
};

const Board = ({ locationId, branchField }: BoardProps) => {
  const { data, error, refetch } = useQuery(boardQuery(locationId));
  const clinics = data?.clinics ?? [];
  const [clinic, setClinic] = useShownClinic(locationId, clinics);
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-4">
        {branchField}
        {data && (
          <SelectField
            label={m.queue_clinic()}
            value={clinic && String(clinic.id)}
            options={clinics.map((each) => ({
              value: String(each.id),
              label: `${inLocale(each.title, each.title_ar)} (${number(each.waiting)})`,
            }))}
            onChange={(event) => setClinic(Number(event.currentTarget.value))}
          />
        )}
      </div>
      {!data && (error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={4} />)}
      {data && clinic && (
        <ClinicPanel
          key={clinic.id}
          clinic={clinic}
          clinics={clinics}
          tickets={data.tickets.filter(({ clinic_id: of }) => of === clinic.id)}
        />
      )}
      {data && <Refunds refunds={data.refunds} />}
    </>
  );
};

/** `/staff/queue`: the front desk calls, takes walk-ins and their payments. */
export const QueuePage = () => {
  const [branch, setBranch] = useState<string>();
  const [devices, setDevices] = useState(false);
  const { data, error, refetch } = useQuery(api.hospital.locations.query());
  const here = branch ?? (data?.items[0] && String(data.items[0].id));
  return (
    <Page>
      <PageHeading
        title={m.queue_staff_title()}
        detail={m.queue_staff_hint()}
        action={
          <Button variant="outline" icon={MonitorSmartphone} onClick={() => setDevices(true)}>
            {m.queue_staff_devices()}
          </Button>
        }
      />
      {!data && (error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={2} />)}
      {data && here !== undefined && (
        <Board
          locationId={here}
          branchField={
            <SelectField
              label={m.queue_branch()}
              value={here}
              options={data.items.map((each) => ({
                value: String(each.id),
                label: inLocale(each.title, each.title_ar),
              }))}
              onChange={(event) => setBranch(event.currentTarget.value)}
            />
          }
        />
      )}
      {devices && here !== undefined && <DevicesDialog location={here} onClose={() => setDevices(false)} />}
    </Page>
  );
};
