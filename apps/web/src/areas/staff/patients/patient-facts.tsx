import { PhoneCall } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { dateTime, day } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { InlineList, Ltr } from '#shared/ui/inline-list.tsx';
import { Note } from '#shared/ui/note.tsx';
import { toast } from '#shared/ui/toast.ts';
import { type DeskPatient, useDeskStep } from './queries.ts';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-col">
    <dt className="text-small text-muted">{name}</dt>
    <dd className="font-medium wrap-anywhere">{children}</dd>
  </div>
);

const kinds = { national_id: m.identity_saudi_id, iqama: m.identity_iqama };
const genders = { male: m.identity_male, female: m.identity_female };

const Phone = ({ patient }: { patient: DeskPatient }) => (
  <span className="flex flex-wrap items-center gap-2">
    <Ltr>{patient.phone_number}</Ltr>
    <Chip tone={patient.phone_confirmed ? 'success' : 'warning'}>
      {patient.phone_confirmed ? m.desk_phone_confirmed() : m.desk_phone_unconfirmed()}
    </Chip>
  </span>
);

const ConfirmPhone = ({ mrn }: { mrn: string }) => {
  const confirm = useDeskStep(
    () => api.frontDesk.confirmPhone({ params: { mrn } }),
    () => toast.success(m.desk_phone_confirmed()),
  );
  return (
    <Button
      variant="outline"
      size="sm"
      icon={PhoneCall}
      className="self-start"
      pending={confirm.isPending}
      onClick={() => confirm.mutate(undefined)}
    >
      {m.desk_phone_confirm()}
    </Button>
  );
};

/** Who it is, how they are reached, and how they get a log-in. */
export const PatientFacts = ({ patient }: { patient: DeskPatient }) => {
  const { registered_at_desk: registered } = patient;
  const mayRegister = patient.phone_number !== null && patient.identity_kind !== null;
  return (
    <Card as="section" className="flex flex-col gap-4">
      <dl className="grid gap-x-6 gap-y-3 desktop:grid-cols-2">
        <Fact name={m.audit_mrn()}>
          <Ltr>{patient.mrn_number}</Ltr>
        </Fact>
        {patient.birth_date && <Fact name={m.desk_birth()}>{day(patient.birth_date)}</Fact>}
        {patient.gender && <Fact name={m.identity_gender()}>{genders[patient.gender]()}</Fact>}
        {patient.identity_kind && (
          <Fact name={kinds[patient.identity_kind]()}>
            {m.desk_ends()} <Ltr>{patient.identity_ends}</Ltr>
          </Fact>
        )}
        {patient.phone_number && (
          <Fact name={m.identity_phone()}>
            <Phone patient={patient} />
          </Fact>
        )}
        {patient.email_address && (
          <Fact name={m.identity_email()}>
            <Ltr>{patient.email_address}</Ltr>
          </Fact>
        )}
        {registered && (
          <Fact name={m.desk_registered_at()}>
            <InlineList>
              <span>{dateTime(registered.at)}</span>
              <span>{inLocale(registered.branch, registered.branch_ar)}</span>
              <bdi>{inLocale(registered.by, registered.by_ar)}</bdi>
            </InlineList>
          </Fact>
        )}
      </dl>
      {patient.phone_number && !patient.phone_confirmed && <ConfirmPhone mrn={patient.mrn_number} />}
      {!patient.has_log_in && <Note>{mayRegister ? m.desk_no_log_in() : m.desk_no_log_in_yet()}</Note>}
    </Card>
  );
};
