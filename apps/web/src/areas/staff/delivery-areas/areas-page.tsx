import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Store } from 'lucide-react';
import { lazy } from 'react';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { cityName } from '#shared/orders/city-name.ts';
import { Card, ListRow } from '#shared/ui/card.tsx';
import { Deferred } from '#shared/ui/deferred.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import type { DeliveryArea } from './area-draft.ts';
import { areasQuery } from './queries.ts';

const AreaDialog = lazy(() => import('./area-dialog.tsx'));

const detailOf = ({ cities, corners }: DeliveryArea): string => {
  const served = cities.length === 0 ? m.staff_areas_no_cities() : cities.map(cityName).join(m.staff_list_comma());
  const drawn =
    corners === null
      ? m.staff_areas_not_drawn()
      : m.staff_areas_drawn({ count: corners.length, shown: number(corners.length) });
  return `${served} · ${drawn}`;
};

const Areas = () => {
  const { branch } = useSearch({ from: '/staff/delivery-areas' });
  const navigate = useNavigate({ from: '/staff/delivery-areas' });
  const go = (open?: number): void => void navigate({ search: open ? { branch: open } : {}, resetScroll: false });
  const { data, error, refetch } = useQuery(areasQuery());
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={3} />;
  const shown = data.items.find(({ location_id: id }) => id === branch);
  return (
    <>
      <p className="text-text-2">{m.staff_areas_explain({ km: number(data.radius_km) })}</p>
      <Card flush>
        {data.items.map((area) => (
          <ListRow
            key={area.location_id}
            icon={Store}
            tint="care"
            title={inLocale(area.title, area.title_ar)}
            detail={detailOf(area)}
            onPress={() => go(area.location_id)}
          />
        ))}
      </Card>
      <Deferred>{shown && <AreaDialog key={shown.location_id} area={shown} onClose={() => go()} />}</Deferred>
    </>
  );
};

/** `/staff/delivery-areas`: where each branch delivers, for administrators, in force at once (DECISIONS §15). */
export const AreasPage = () => (
  <Page narrow>
    <PageHeading title={m.staff_areas_title()} detail={m.staff_areas_hint()} />
    <Areas />
  </Page>
);
