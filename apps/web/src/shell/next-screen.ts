import type { QueryClient } from '@tanstack/react-query';
import { upcomingAppointments } from '#areas/patient/appointments/queries.ts';
import { allBranches, doctorsPage, oneDoctor } from '#areas/patient/booking/find/queries.ts';
import { myOrders } from '#areas/pharmacy/orders/queries.ts';
import { homeOfShop, oneProduct, relatedTo } from '#areas/pharmacy/shop/queries.ts';
import { readingAhead } from '#shared/api/loading.ts';
import { getSession } from '#shared/api/session.ts';

/** An address, whether it is behind a log-in, and what its screen reads first; records are left out, as each reading of them is written down. */
type Screen = readonly [path: RegExp, isOwn: boolean, read: (client: QueryClient, id: string) => unknown];

const screens: readonly Screen[] = [
  [
    /^\/pharmacy\/products\/(\d+)$/,
    false,
    (client, id) => [client.prefetchQuery(oneProduct(id)), client.prefetchQuery(relatedTo(id))],
  ],
  [/^\/pharmacy$/, false, (client) => client.prefetchQuery(homeOfShop)],
  [/^\/find-a-specialist\/(\d+)$/, false, (client, id) => client.prefetchQuery(oneDoctor(Number(id)))],
  [
    /^\/find-a-specialist$/,
    false,
    (client) => [client.prefetchQuery(doctorsPage({}, 1)), client.prefetchQuery(allBranches)],
  ],
  [/^\/appointment\/upcoming\//, true, (client) => client.prefetchQuery(upcomingAppointments)],
  [/^\/pharmacy\/orders$/, true, (client) => client.prefetchInfiniteQuery(myOrders('active'))],
];

/** Reads what the screen of an address shows first, as far as it is not there and fresh. A list that is narrowed down is left to its screen. */
export const readNextScreen = (client: QueryClient, address: string): void => {
  const [path = '', search] = address.split('?');
  for (const [pattern, isOwn, read] of screens) {
    const [, id = ''] = pattern.exec(path) ?? [undefined];
    const isMeant = pattern.test(path) && (id !== '' || search === undefined) && (!isOwn || getSession() !== null);
    if (isMeant) readingAhead(() => void read(client, id));
  }
};
