import { methodOf } from '@balsam/domain/booking';
import { CalendarPlus } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { ServiceFacts, ServiceIcon } from '#shared/content/package-services.tsx';
import { number } from '#shared/format/index.ts';
import { refusalText } from '#shared/api/server-error.ts';
import { Card, SectionTitle } from '#shared/ui/card.tsx';
import { LinkButton, TextLink } from '#shared/ui/link-button.tsx';
import type { BookedService } from './queries.ts';

/** The ordinary booking, where the kind of visit and the speciality are chosen already. */
const ToBooking = ({ service: s }: { service: BookedService }) => (
  <LinkButton
    size="sm"
    icon={CalendarPlus}
    to="/find-a-specialist"
    search={{ method: methodOf(s.type), ...(s.speciality && { speciality: s.speciality.id }) }}
  >
    {m.packages_choose_time()}
  </LinkButton>
);

const Visits = ({ ids }: { ids: readonly number[] }) => (
  <div className="flex flex-wrap gap-x-4">
    {ids.map((id, n) => (
      <TextLink key={id} to="/appointment/$id" params={{ id: String(id) }} className="text-small">
        {m.packages_visit({ n: number(n + 1) })}
      </TextLink>
    ))}
  </div>
);

const BookedRow = ({ service: s }: { service: BookedService }) => (
  <li className="flex flex-wrap items-start gap-3 px-4 py-3.5 desktop:px-5">
    <ServiceIcon type={s.type} />
    <div className="flex min-w-0 flex-1 basis-56 flex-col gap-1">
      <ServiceFacts service={s} />
      <p className="text-small text-text-2">
        {m.packages_left({ open: number(s.open), booked: number(s.booked), used: number(s.used) })}
      </p>
      {s.open > 0 && s.reason && <p className="text-small text-warning-text">{refusalText(s.reason)}</p>}
      <Visits ids={s.appointment_ids} />
    </div>
    {s.open > 0 && s.reason === null && <ToBooking service={s} />}
  </li>
);

/** The services of one's own package: each is booked like any other visit, and the package pays for it. */
export const BookedServices = ({ services }: { services: readonly BookedService[] }) => (
  <section aria-labelledby="services" className="flex flex-col gap-3">
    <SectionTitle id="services">{m.packages_services()}</SectionTitle>
    <p className="text-text-2">{m.packages_services_hint()}</p>
    <Card flush>
      <ul className="divide-y divide-line">
        {services.map((service) => (
          <BookedRow key={service.id} service={service} />
        ))}
      </ul>
    </Card>
  </section>
);
