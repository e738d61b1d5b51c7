import { methodOf } from '@balsam/domain/booking';
import { CalendarPlus } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { money, number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Card, SectionTitle } from '#shared/ui/card.tsx';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { LinkButton, TextLink } from '#shared/ui/link-button.tsx';
import { visitTypes } from '#shared/visits/visit-types.ts';
import type { BookedService, Offer } from './queries.ts';

type Service = Offer['services'][number];

const TypeIcon = ({ type }: { type: Service['type'] }) => {
  const { icon: Icon } = visitTypes[type];
  return <Icon aria-hidden size={22} className="mt-1 shrink-0 text-accent-text" />;
};

const Facts = ({ service: s }: { service: Service }) => (
  <div className="min-w-0 flex-1">
    <p className="font-medium">
      {m.packages_service({ count: number(s.quantity), title: inLocale(s.title, s.title_ar) })}
    </p>
    <InlineList className="text-small text-muted">
      <span>{visitTypes[s.type].label()}</span>
      {s.speciality && <span>{inLocale(s.speciality.title, s.speciality.title_ar)}</span>}
      <span>{m.packages_alone({ amount: money(s.unit_price) })}</span>
    </InlineList>
  </div>
);

/** What a package is made of. */
export const ServiceList = ({ services }: { services: readonly Service[] }) => (
  <section aria-labelledby="services" className="flex flex-col gap-3">
    <SectionTitle id="services">{m.packages_services()}</SectionTitle>
    <Card flush>
      <ul className="divide-y divide-line">
        {services.map((service) => (
          <li key={service.id} className="flex gap-3 px-4 py-3.5 desktop:px-5">
            <TypeIcon type={service.type} />
            <Facts service={service} />
          </li>
        ))}
      </ul>
    </Card>
  </section>
);

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
    <TypeIcon type={s.type} />
    <div className="flex min-w-0 flex-1 basis-56 flex-col gap-1">
      <Facts service={s} />
      <p className="text-small text-text-2">
        {m.packages_left({ open: number(s.open), booked: number(s.booked), used: number(s.used) })}
      </p>
      {s.open > 0 && s.reason && (
        <p className="text-small text-warning-text">{inLocale(s.reason.message, s.reason.message_ar)}</p>
      )}
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
