import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { hijriDay, longDay } from '#shared/format/index.ts';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { TodaySection } from './today-section.tsx';

/** View Appointments: the whole day. */
export const DoctorAppointmentsPage = () => {
  const [now] = useState(() => new Date());
  return (
    <Page narrow>
      <PageHeading
        back="/doctor/dashboard"
        title={m.doctor_appointments_title()}
        detail={
          <InlineList>
            <span>{longDay(now)}</span>
            <span>{hijriDay(now)}</span>
          </InlineList>
        }
      />
      <TodaySection />
    </Page>
  );
};
