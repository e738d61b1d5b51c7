import { useQuery } from '@tanstack/react-query';
import { BedDouble, Lock } from 'lucide-react';
import { lazy, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { digits, number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card, SectionTitle } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { Deferred } from '#shared/ui/deferred.tsx';
import { InlineList, Ltr } from '#shared/ui/inline-list.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import type { Admissions, Stay } from './admissions-type.ts';

const AdmitDialog = lazy(() => import('./admit-dialog.tsx'));
const DischargeDialog = lazy(() => import('./discharge-dialog.tsx'));
const HandOverDialog = lazy(() => import('./hand-over-dialog.tsx'));

type Act = (stay: Stay) => void;
type Acts = { readonly onDischarge: Act; readonly onHandOver: Act };

const Row = ({ stay, onDischarge, onHandOver }: Acts & { readonly stay: Stay }) => {
  const { patient, doctor, bed, day_of_stay: days } = stay;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3.5 desktop:px-5">
      <div className="flex min-w-0 flex-col">
        <span className="font-bold">
          <Marked>{inLocale(patient.name, patient.name_ar)}</Marked>
        </span>
        <InlineList className="text-small text-muted">
          <span>{m.admissions_bed({ bed: digits(bed) })}</span>
          <span>{m.admissions_day({ day: number(days) })}</span>
          <span>{m.admissions_doctor({ name: inLocale(doctor.name, doctor.name_ar) })}</span>
          {patient.mrn_number !== null && <Ltr>{patient.mrn_number}</Ltr>}
        </InlineList>
        {!doctor.is_active && (
          <Chip tone="warning" icon={Lock} className="mt-1 self-start">
            {m.admissions_doctor_locked()}
          </Chip>
        )}
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button variant={doctor.is_active ? 'text' : 'filled'} size="sm" onClick={() => onHandOver(stay)}>
          {m.admissions_hand_over()}
        </Button>
        <Button variant="outline" size="sm" onClick={() => onDischarge(stay)}>
          {m.admissions_discharge()}
        </Button>
      </div>
    </li>
  );
};

type WardProps = Acts & {
  readonly ward: Admissions['wards'][number];
  readonly stays: readonly Stay[];
};

const Ward = ({ ward, stays, ...acts }: WardProps) => {
  const title = `${inLocale(ward.location.title, ward.location.title_ar)}: ${inLocale(ward.title, ward.title_ar)}`;
  return (
    <section aria-labelledby={`ward-${ward.id}`} className="flex flex-col gap-2">
      <SectionTitle id={`ward-${ward.id}`}>{title}</SectionTitle>
      <Card flush>
        <ul className="divide-y divide-line">
          {stays.map((stay) => (
            <Row key={stay.id} stay={stay} {...acts} />
          ))}
        </ul>
      </Card>
    </section>
  );
};

const Stays = ({ data }: { readonly data: Admissions }) => {
  const [leaving, setLeaving] = useState<Stay>();
  const [moving, setMoving] = useState<Stay>();
  if (data.items.length === 0)
    return <EmptyState art="done" title={m.admissions_none()} text={m.admissions_none_text()} />;
  const staysIn = (wardId: number) => data.items.filter(({ ward }) => ward.id === wardId);
  return (
    <>
      {data.wards.map(
        (ward) =>
          staysIn(ward.id).length > 0 && (
            <Ward key={ward.id} ward={ward} stays={staysIn(ward.id)} onDischarge={setLeaving} onHandOver={setMoving} />
          ),
      )}
      <Deferred>
        {leaving && <DischargeDialog stay={leaving} onClose={() => setLeaving(undefined)} />}
        {moving && (
          <HandOverDialog
            stay={data.items.find(({ id }) => id === moving.id) ?? moving}
            doctors={data.doctors}
            onClose={() => setMoving(undefined)}
          />
        )}
      </Deferred>
    </>
  );
};

/** `/staff/admissions`: who lies in the hospital, admitted and discharged by the front desk (D13.10). */
export const AdmissionsPage = () => {
  const [isNew, setNew] = useState(false);
  const { data, error, refetch } = useQuery(api.admissions.list.query({ quiet: true }));
  return (
    <Page>
      <PageHeading
        title={m.admissions_title()}
        detail={m.admissions_hint()}
        action={
          <Button icon={BedDouble} disabled={!data} onClick={() => setNew(true)}>
            {m.admissions_admit()}
          </Button>
        }
      />
      {data && <Stays data={data} />}
      {!data && (error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={5} />)}
      <Deferred>
        {isNew && data && <AdmitDialog wards={data.wards} doctors={data.doctors} onClose={() => setNew(false)} />}
      </Deferred>
    </Page>
  );
};
