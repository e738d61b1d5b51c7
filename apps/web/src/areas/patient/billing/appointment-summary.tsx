import { CalendarDays } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { hijriDay, longDay, time } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Avatar, portraitNamed } from '#shared/ui/avatar.tsx';
import { InlineList } from '#shared/ui/inline-list.tsx';
import type { Payable } from './queries.ts';

/** With whom, for what and when. */
export const AppointmentSummary = ({ appointment: a }: { appointment: Payable }) => (
  <div className="flex flex-col gap-4">
    <div className="flex items-center gap-3">
      <Avatar portrait={portraitNamed(a.doctor.portrait, a.doctor.id)} size={56} />
      <div className="flex min-w-0 flex-col">
        <span className="text-h3">{inLocale(a.doctor.display_name, a.doctor.display_name_ar)}</span>
        <InlineList className="text-small text-muted">
          <span>{inLocale(a.app_speciality.title, a.app_speciality.title_ar)}</span>
          <span>{inLocale(a.location.title, a.location.title_ar)}</span>
        </InlineList>
      </div>
    </div>
    <div className="flex items-start gap-3 rounded-md bg-surface-2 p-3">
      <CalendarDays aria-hidden size={20} className="mt-1 shrink-0 text-text-2" />
      <div className="flex flex-col">
        <span className="sr-only">{m.billing_when()}</span>
        <InlineList className="font-medium">
          <span>{longDay(a.booked_date)}</span>
          <span>{time(a.start_time)}</span>
        </InlineList>
        <span className="text-small text-muted">{hijriDay(a.booked_date)}</span>
      </div>
    </div>
  </div>
);
