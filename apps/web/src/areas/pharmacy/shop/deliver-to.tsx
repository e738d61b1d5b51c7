import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { TextLink } from '#shared/ui/link-button.tsx';
import { placeName } from '#shared/orders/place-name.ts';
import { Filled, gap, Marked } from '#shared/ui/person-name.tsx';
import { addressesQuery } from '../addresses/queries.ts';

/** Where the open profile's orders are brought to unless it says otherwise, and the way to change that. */
export const DeliverTo = () => {
  const { data } = useQuery(addressesQuery);
  if (!data) return null;
  const [address] = data.items;
  return (
    <TextLink to="/pharmacy/addresses" className="min-w-0">
      <MapPin aria-hidden size={18} className="shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {address ? (
          <Filled sentence={m.pharmacy_deliver_to({ place: gap })}>
            <Marked>{placeName(address.district)}</Marked>
          </Filled>
        ) : (
          m.pharmacy_address_add()
        )}
      </span>
    </TextLink>
  );
};
