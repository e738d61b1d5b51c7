import { MapPin } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Stars } from '#shared/ui/rating.tsx';
import { Skeleton } from '#shared/ui/states.tsx';
import { DoctorAvatar } from '../doctor-avatar.tsx';
import type { DoctorDetail } from '../api-types.ts';

/** Who it is: portrait, name, title, branches, years and rating. */
export const DoctorHeader = ({ doctor }: { doctor: DoctorDetail }) => (
  <div className="flex items-start gap-4">
    <DoctorAvatar doctor={doctor} size={72} />
    <div className="flex min-w-0 flex-1 flex-col gap-0.5">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 text-h3 desktop:text-h2">{inLocale(doctor.display_name, doctor.display_name_ar)}</h2>
        <Stars value={doctor.rating.count > 0 ? doctor.rating.average : null} count={doctor.rating.count} />
      </div>
      <p className="text-text-2">{inLocale(doctor.qualification, doctor.qualification_ar)}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-text-2">
        <span className="inline-flex items-center gap-1.5">
          <MapPin aria-hidden size={16} className="shrink-0" />
          {doctor.locations.map((place) => inLocale(place.title, place.title_ar)).join(m.booking_list_join())}
        </span>
        {doctor.experience_years > 0 && (
          <span className="text-muted">
            {m.booking_years({ count: doctor.experience_years, shown: number(doctor.experience_years) })}
          </span>
        )}
      </p>
    </div>
  </div>
);

/** The same on its way. */
export const DoctorHeaderSkeleton = () => (
  <div className="flex items-start gap-4">
    <output className="sr-only">{m.shell_loading()}</output>
    <Skeleton className="size-18 rounded-full" />
    <div className="flex flex-1 flex-col gap-2.5 py-1">
      <Skeleton className="h-5 w-3/5" />
      <Skeleton className="h-4 w-2/5" />
      <Skeleton className="h-4 w-1/2" />
    </div>
  </div>
);
