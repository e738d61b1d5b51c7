import { cityName } from '#shared/orders/city-name.ts';
import { placeName } from '#shared/orders/place-name.ts';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import type { Address } from './queries.ts';

/** The street, and under it district and city. */
export const AddressText = ({ address }: { address: Address }) => (
  <>
    <span className="block">
      <Marked>{placeName(address.street)}</Marked>
    </span>
    <InlineList>
      <Marked>{placeName(address.district)}</Marked>
      <Marked>{cityName(address.city)}</Marked>
    </InlineList>
  </>
);
