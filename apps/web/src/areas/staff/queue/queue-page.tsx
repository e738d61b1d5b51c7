import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { ClinicPanel } from './clinic-panel.tsx';
import { DevicesDialog } from './devices.tsx';
import { boardQuery } from './queries.ts';
import { Refunds } from './refunds.tsx';
import { useShownClinic } from './use-shown-clinic.ts';

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
      {data && <Refunds locationId={locationId} />}
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
