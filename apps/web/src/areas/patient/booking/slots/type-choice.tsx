import { type AppointmentType, appointmentTypes } from '@balsam/domain/booking';
import * as m from '#paraglide/messages.js';
import { ToggleChip } from '#shared/ui/chip.tsx';
import { visitTypes } from '#shared/visits/visit-types.ts';

type TypeChoiceProps = {
  readonly types: readonly AppointmentType[];
  readonly chosen: AppointmentType;
  readonly onChoose: (type: AppointmentType) => void;
};

/** The kinds of visit that a doctor offers; nothing to choose where there is one. */
export const TypeChoice = ({ types, chosen, onChoose }: TypeChoiceProps) =>
  types.length < 2 ? null : (
    <fieldset aria-label={m.booking_kind_of_visit()} className="min-w-0 flex flex-wrap gap-2">
      {appointmentTypes
        .filter((type) => types.includes(type))
        .map((type) => (
          <ToggleChip key={type} icon={visitTypes[type].icon} pressed={type === chosen} onPress={() => onChoose(type)}>
            {visitTypes[type].label()}
          </ToggleChip>
        ))}
    </fieldset>
  );
