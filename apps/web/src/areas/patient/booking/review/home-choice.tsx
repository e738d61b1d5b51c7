import { useLocation } from '@tanstack/react-router';
import { MapPin } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';
import { placeName } from '#shared/orders/place-name.ts';
import { RadioCards } from '#shared/ui/choices.tsx';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { addressLabel } from '#shared/orders/address-label.ts';
import { Marked } from '#shared/ui/person-name.tsx';
import type { VisitQuote } from '../price.ts';

type HomeChoiceProps = {
  readonly home: NonNullable<VisitQuote['home']>;
  readonly chosen: number | undefined;
  readonly onChoose: (addressId: number) => void;
};

/** Where a home visit goes: one of the saved addresses in the branch's city, or the way to save one (D10.07). */
export const HomeChoice = ({ home: { city, city_ar, addresses }, chosen, onChoose }: HomeChoiceProps) => {
  const here = useLocation({ select: ({ href }) => href });
  return (
    <div className="flex flex-col gap-3">
      {addresses.length === 0 ? (
        <Note tone="warning" icon={MapPin}>
          {m.booking_home_none({ city: inLocale(city, city_ar) })}
        </Note>
      ) : (
        <RadioCards
          label={m.booking_home_where()}
          value={chosen === undefined ? undefined : String(chosen)}
          onChange={(id) => onChoose(Number(id))}
          options={addresses.map((address) => ({
            value: String(address.id),
            label: <Marked>{addressLabel(address.name)}</Marked>,
            detail: (
              <InlineList>
                <Marked>{placeName(address.street)}</Marked>
                {address.district !== '' && <Marked>{placeName(address.district)}</Marked>}
              </InlineList>
            ),
          }))}
        />
      )}
      <LinkButton
        variant={addresses.length === 0 ? 'filled' : 'text'}
        to="/pharmacy/addresses"
        search={{ routeToNavigate: here }}
      >
        {m.booking_home_add()}
      </LinkButton>
    </div>
  );
};
