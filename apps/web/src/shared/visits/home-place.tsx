import type { CallReply } from '@balsam/contract/call';
import type { booking } from '@balsam/contract/booking';
import { cityName } from '#shared/orders/city-name.ts';
import { placeName } from '#shared/orders/place-name.ts';
import { MapLink } from '#shared/ui/icon-text.tsx';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { Marked } from '#shared/ui/person-name.tsx';

type HomeAddress = NonNullable<CallReply<typeof booking.detail>['home_address']>;

/** Where a home visit goes: the street, district and city, how to find the door, and the way to a map where the point of the door is known. */
export const HomePlace = ({ address }: { readonly address: HomeAddress }) => (
  <div className="flex min-w-0 flex-col break-words text-text-2">
    <span>
      <Marked>{placeName(address.street)}</Marked>
    </span>
    <InlineList>
      {address.district !== '' && <Marked>{placeName(address.district)}</Marked>}
      <Marked>{cityName(address.city)}</Marked>
    </InlineList>
    {address.note !== '' && (
      <span>
        <Marked>{address.note}</Marked>
      </span>
    )}
    {!address.is_approximate && <MapLink latitude={address.latitude} longitude={address.longitude} />}
  </div>
);
