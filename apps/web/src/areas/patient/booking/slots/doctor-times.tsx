import { methodOf } from '@balsam/domain/booking';
import type { DoctorDetail, FreeSlot } from '../api-types.ts';
import { isAtPlace } from '#shared/visits/visit-types.ts';
import type { SlotChoice, TimeSearch } from './slot-choice.ts';
import { PlaceChoice } from './place-choice.tsx';
import { SlotPicker } from './slot-picker.tsx';
import { TypeChoice } from './type-choice.tsx';

type DoctorTimesProps = {
  readonly doctor: DoctorDetail;
  readonly choice: SlotChoice;
  readonly slotId: number | undefined;
  /** The kind cannot be changed where an appointment is moved. */
  readonly typeFixed?: boolean;
  readonly onSearch: (change: TimeSearch) => void;
  readonly onSlot: (slot: FreeSlot) => void;
};

/** Kind of visit, branch, day and time of one doctor. */
export const DoctorTimes = ({ doctor, choice, slotId, typeFixed = false, onSearch, onSlot }: DoctorTimesProps) => {
  const { filter, date, offer } = choice;
  const anew = { date: undefined, slot: undefined };
  return (
    <div className="flex flex-col gap-4">
      {!typeFixed && (
        <TypeChoice
          types={doctor.booking.map(({ type }) => type)}
          chosen={filter.type}
          onChoose={(type) => onSearch({ method: methodOf(type), ...anew })}
        />
      )}
      {isAtPlace(filter.type) && (
        <PlaceChoice
          places={doctor.locations}
          chosen={filter.locationId}
          onChoose={(location) => onSearch({ location, ...anew })}
        />
      )}
      <SlotPicker
        filter={filter}
        date={date}
        slotId={slotId}
        nearest={offer?.nearest_slot ?? null}
        onDate={(day) => onSearch({ date: day, slot: undefined })}
        onSlot={onSlot}
      />
    </div>
  );
};
