import { Marked } from '../../../shared/ui/person-name.tsx';
import { cityName } from '../../../shared/orders/city-name.ts';
import type { Address } from './queries.ts';

/** Street, district and city on one line. */
export const AddressText = ({ address }: { address: Address }) => (
  <span>
    <Marked>{address.street}</Marked> · <Marked>{address.district}</Marked> · <Marked>{cityName(address.city)}</Marked>
  </span>
);
