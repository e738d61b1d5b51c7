import { methodOf } from '@balsam/domain/booking';
import { Link } from '@tanstack/react-router';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { money, number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Card } from '#shared/ui/card.tsx';
import { Stars } from '#shared/ui/rating.tsx';
import { DoctorAvatar } from '../doctor-avatar.tsx';
import { relativeTime } from '#shared/visits/slot-time.ts';
import type { DoctorCard as Doctor } from '../api-types.ts';
import type { FindSearch } from './find-search.ts';

type DoctorCardProps = {
  readonly doctor: Doctor;
  readonly search: FindSearch;
  /** The times beside the list are this doctor's. */
  readonly selected: boolean;
  /** The button that leads to the times. */
  readonly action: ReactNode;
};

/** What a doctor's own page has to know of the search that led there, so that it opens at what the card promises. */
export const onwards = ({ method, location, speciality, sub, day }: FindSearch, { nearest_slot }: Doctor) => ({
  method: method ?? (nearest_slot ? methodOf(nearest_slot.type) : undefined),
  location: location ?? nearest_slot?.location_id,
  speciality: sub ?? speciality,
  date: day && nearest_slot?.booked_date,
});

/** The fee of the visit that is free soonest; the cheapest where nothing is. */
const feeShown = ({ fees, fee, nearest_slot }: Doctor): number | null =>
  fees.find(({ type }) => type === nearest_slot?.type)?.fee ?? fee;

/** Who, where and how good; below the line when, for how much, and the way on. */
export const DoctorCard = ({ doctor, search, selected, action }: DoctorCardProps) => {
  const fee = feeShown(doctor);
  return (
    <Card as="article" selected={selected} className="flex flex-col gap-4">
      <Head doctor={doctor} search={search} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-4">
        <NextFree slot={doctor.nearest_slot} />
        {fee !== null && <Fact label={m.booking_fee()}>{money(fee)}</Fact>}
        <span className="ms-auto">{action}</span>
      </div>
    </Card>
  );
};

const Head = ({ doctor, search }: Pick<DoctorCardProps, 'doctor' | 'search'>) => (
  <div className="flex items-start gap-4">
    <DoctorAvatar doctor={doctor} size={72} />
    <div className="flex min-w-0 flex-1 flex-col gap-0.5">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 text-h3">
          <Link
            to="/find-a-specialist/$doctorId"
            params={{ doctorId: String(doctor.id) }}
            search={onwards(search, doctor)}
            className="text-text no-underline underline-offset-4 hover:underline"
          >
            {inLocale(doctor.display_name, doctor.display_name_ar)}
          </Link>
        </h2>
        <Stars value={doctor.rating.count > 0 ? doctor.rating.average : null} />
      </div>
      <p className="text-text-2">{inLocale(doctor.qualification, doctor.qualification_ar)}</p>
      <p className="flex flex-wrap items-center gap-x-3 text-small">
        <Places doctor={doctor} />
        {doctor.rating.count > 0 && (
          <span className="text-muted">
            {m.booking_reviews_count({ count: doctor.rating.count, shown: number(doctor.rating.count) })}
          </span>
        )}
      </p>
    </div>
  </div>
);

const Places = ({ doctor }: { doctor: Doctor }) => (
  <span className="inline-flex items-center gap-1.5 text-text-2">
    <MapPin aria-hidden size={16} className="shrink-0" />
    {doctor.locations.map((place) => inLocale(place.title, place.title_ar)).join(m.booking_list_join())}
  </span>
);

const NextFree = ({ slot }: { slot: Doctor['nearest_slot'] }) =>
  slot ? (
    <Fact label={m.booking_next_free()}>{relativeTime(slot)}</Fact>
  ) : (
    <span className="text-text-2">{m.booking_none_soon()}</span>
  );

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <span className="flex flex-col">
    <span className="text-small text-muted">{label}</span>
    <span className="tabular font-bold">{children}</span>
  </span>
);
