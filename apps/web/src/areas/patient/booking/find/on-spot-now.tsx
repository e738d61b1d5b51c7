import { Zap } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';
import { Card, SectionTitle } from '#shared/ui/card.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Skeleton } from '#shared/ui/states.tsx';
import { DoctorAvatar } from '../doctor-avatar.tsx';
import { relativeTime } from '#shared/visits/slot-time.ts';
import type { NearSlot } from '../api-types.ts';
import { useOnSpotNow } from './queries.ts';

/** On-spot ('RRT'): the doctors on duty who are free soonest, each one tap from being booked. */
export const OnSpotNow = ({ location }: { location: number | undefined }) => {
  const { data, isPending } = useOnSpotNow(location);
  if (isPending) return <Skeleton className="h-44 rounded-lg" />;
  if (!data || data.items.length === 0) return null;
  return (
    <section className="flex flex-col gap-2" aria-labelledby="on-spot-now">
      <SectionTitle id="on-spot-now">{m.booking_doctor_now()}</SectionTitle>
      <div className="grid gap-3 desktop:grid-cols-3">
        {data.items.map((slot, n) => (
          <NowCard key={slot.id} slot={slot} isFirst={n === 0} />
        ))}
      </div>
    </section>
  );
};

const NowCard = ({ slot, isFirst }: { slot: NearSlot; isFirst: boolean }) => {
  const { doctor } = slot;
  return (
    <Card as="article" className="flex items-center gap-3">
      <DoctorAvatar doctor={doctor} size={56} />
      <div className="min-w-0 flex-1">
        <h3 className="text-h3">{inLocale(doctor.display_name, doctor.display_name_ar)}</h3>
        <p className="tabular text-text-2">{relativeTime(slot)}</p>
      </div>
      <LinkButton
        size="sm"
        variant={isFirst ? 'filled' : 'soft'}
        icon={Zap}
        to="/find-a-specialist/$doctorId"
        params={{ doctorId: String(doctor.id) }}
        search={{ method: 'onspot', location: slot.location_id, date: slot.booked_date, slot: slot.id }}
      >
        {m.booking_book()}
      </LinkButton>
    </Card>
  );
};
