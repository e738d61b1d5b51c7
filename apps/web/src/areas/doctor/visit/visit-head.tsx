import { CalendarDays, Video } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { longDay, time } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { tokenText } from '#shared/queue/token.ts';
import { ageWords } from '#shared/records/age-words.ts';
import { Avatar, portraitNamed } from '#shared/ui/avatar.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { InlineList, Ltr } from '#shared/ui/inline-list.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { linkTo } from '#shared/ui/link-to.ts';
import { Marked } from '#shared/ui/person-name.tsx';
import { HomePlace } from '#shared/visits/home-place.tsx';
import { statusStyle, types } from '../today/visit-status-style.ts';
import type { Chart, DoctorAppointment } from './queries.ts';

const genders = { male: m.doctor_gender_male, female: m.doctor_gender_female } as const;

const StartCall = ({ visit }: { readonly visit: DoctorAppointment }) => (
  <LinkButton {...linkTo(`/tele-consultation/${visit.id}`)} icon={Video} className="w-full">
    {m.doctor_start_call()}
  </LinkButton>
);

/** Who comes, when, how it stands, and the way to the call. */
export const VisitHead = ({
  visit,
  chart,
}: {
  readonly visit: DoctorAppointment;
  readonly chart: Chart | undefined;
}) => {
  const { icon: Icon, word } = types[visit.type];
  const status = statusStyle(visit);
  const { patient } = visit;
  return (
    <Card as="section" className="flex flex-col gap-4">
      <div className="flex items-center gap-4">
        <Avatar size={56} portrait={portraitNamed(patient.portrait, patient.id)} photo={patient.photo_url} />
        <div className="min-w-0">
          <h2 className="text-h2">
            <Marked>{inLocale(patient.name, patient.name_ar)}</Marked>
          </h2>
          <InlineList className="text-text-2">
            {chart?.told_age && <span>{ageWords(chart.told_age)}</span>}
            {chart?.gender && <span>{genders[chart.gender]()}</span>}
            {patient.mrn_number !== null && <Ltr>{patient.mrn_number}</Ltr>}
          </InlineList>
        </div>
      </div>
      <InlineList>
        <span className="inline-flex items-center gap-1.5">
          <CalendarDays aria-hidden size={18} />
          {longDay(visit.booked_date)}
        </span>
        <time dateTime={visit.starts_at} className="tabular">
          {time(visit.start_time)}
        </time>
        <span className="inline-flex items-center gap-1.5">
          <Icon aria-hidden size={18} />
          {word()}
        </span>
      </InlineList>
      {visit.home_address && <HomePlace address={visit.home_address} />}
      <p className="flex flex-wrap gap-2">
        <Chip tone={status.tone}>{status.word()}</Chip>
        {visit.token_number !== null && <Chip>{m.doctor_token({ number: tokenText(visit.token_number) })}</Chip>}
      </p>
      {visit.may.start_call.allowed && <StartCall visit={visit} />}
    </Card>
  );
};
