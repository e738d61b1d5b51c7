import { MapPin } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';
import { ToggleChip } from '#shared/ui/chip.tsx';
import type { DoctorDetail } from '../api-types.ts';

type PlaceChoiceProps = {
  readonly places: DoctorDetail['locations'];
  readonly chosen: number | undefined;
  readonly onChoose: (locationId: number) => void;
};

/** The branches of a doctor, where there are several. */
export const PlaceChoice = ({ places, chosen, onChoose }: PlaceChoiceProps) =>
  places.length < 2 ? null : (
    <fieldset aria-label={m.booking_branch()} className="min-w-0 flex flex-wrap gap-2">
      {places.map((place) => (
        <ToggleChip key={place.id} icon={MapPin} pressed={place.id === chosen} onPress={() => onChoose(place.id)}>
          {inLocale(place.title, place.title_ar)}
        </ToggleChip>
      ))}
    </fieldset>
  );
