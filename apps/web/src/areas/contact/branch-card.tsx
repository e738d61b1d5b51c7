import { Map as MapIcon, Navigation, Phone } from 'lucide-react';
import { lazy, useId, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { buttonClasses } from '#shared/ui/button-variant.ts';
import { Card } from '#shared/ui/card.tsx';
import { Deferred } from '#shared/ui/deferred.tsx';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { geoLink, knowsGeo, mapLinks } from '#shared/ui/navigation-links.ts';
import type { Branch } from './api-types.ts';
import { daysText, timesText } from './hours-text.ts';

const BranchMap = lazy(() => import('./branch-map.tsx'));

const Hours = ({ hours }: Pick<Branch, 'hours'>) => (
  <dl aria-label={m.contact_hours()} className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
    {hours.map((line) => (
      <div key={line.from_day} className="col-span-2 grid grid-cols-subgrid">
        <dt className="text-text-2">{daysText(line)}</dt>
        <dd className="font-bold">{timesText(line)}</dd>
      </div>
    ))}
  </dl>
);

/** The way there: in the map app of a phone, elsewhere in a map of the web. */
const Directions = ({ branch, name }: { branch: Branch; name: string }) => {
  const isApp = knowsGeo(navigator.userAgent);
  return (
    <a
      href={isApp ? geoLink(branch) : mapLinks(branch).google}
      {...(!isApp && { target: '_blank', rel: 'noreferrer' })}
      aria-label={m.contact_directions_to({ branch: name })}
      className={buttonClasses('outline', 'sm', false)}
    >
      <Navigation aria-hidden size={18} strokeWidth={2.1} className="shrink-0" />
      {m.contact_directions()}
    </a>
  );
};

/** A branch: where it is, when it is open, and the ways to it. */
export const BranchCard = ({ branch }: { branch: Branch }) => {
  const name = inLocale(branch.title, branch.title_ar);
  const [isMapOpen, setMapOpen] = useState(false);
  const map = useId();
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div>
        <h3 className="text-h3">{name}</h3>
        <p className="text-text-2">{inLocale(branch.address, branch.address_ar)}</p>
      </div>
      {branch.hours.length > 0 && <Hours hours={branch.hours} />}
      <div className="grid grid-cols-2 gap-2 desktop:flex desktop:flex-wrap [&>:first-child]:col-span-2">
        <a href={`tel:${branch.phone}`} className={buttonClasses('soft', 'sm', false)}>
          <Phone aria-hidden size={18} strokeWidth={2.1} className="shrink-0" />
          <span className="sr-only">{m.contact_call({ branch: name })}</span>
          <Ltr>{branch.phone}</Ltr>
        </a>
        <Directions branch={branch} name={name} />
        <Button
          variant="outline"
          size="sm"
          icon={MapIcon}
          aria-expanded={isMapOpen}
          aria-controls={map}
          aria-label={isMapOpen ? m.contact_map_hide_of({ branch: name }) : m.contact_map_of({ branch: name })}
          onClick={() => setMapOpen(!isMapOpen)}
        >
          {isMapOpen ? m.contact_map_hide() : m.contact_map()}
        </Button>
      </div>
      <div id={map} hidden={!isMapOpen} className="h-64 overflow-hidden rounded-md border border-line">
        {isMapOpen && (
          <Deferred>
            <BranchMap branch={branch} />
          </Deferred>
        )}
      </div>
    </Card>
  );
};
