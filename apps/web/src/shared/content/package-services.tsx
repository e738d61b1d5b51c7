import * as m from '#paraglide/messages.js';
import { money, number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Card, SectionTitle } from '#shared/ui/card.tsx';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { visitTypes } from '#shared/visits/visit-types.ts';

type Titles = { readonly title: string; readonly title_ar: string };

type Service = Titles & {
  readonly id: number;
  readonly type: keyof typeof visitTypes;
  readonly speciality: Titles | null;
  readonly quantity: number;
  readonly unit_price: number;
};

/** The picture of a kind of visit. */
export const ServiceIcon = ({ type }: Pick<Service, 'type'>) => {
  const { icon: Icon } = visitTypes[type];
  return <Icon aria-hidden size={22} className="mt-1 shrink-0 text-accent-text" />;
};

/** What a service of a package is. */
export const ServiceFacts = ({ service: s }: { service: Service }) => (
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
            <ServiceIcon type={service.type} />
            <ServiceFacts service={service} />
          </li>
        ))}
      </ul>
    </Card>
  </section>
);
