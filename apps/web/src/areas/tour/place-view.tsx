import { ChevronRight, DoorOpen, Info } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';
import { PanoramaView } from '#shared/panorama/panorama-view.tsx';
import type { Spot } from '#shared/panorama/spot-button.tsx';
import { useLook } from '#shared/panorama/use-look.ts';
import { Card, SectionTitle } from '#shared/ui/card.tsx';
import { cx } from '#shared/ui/class-names.ts';
import type { TourPlace } from './api-types.ts';

type PlaceSpot = TourPlace['spots'][number];

const keyOf = ({ yaw, pitch }: PlaceSpot): string => `${yaw} ${pitch}`;

const spotOf = (spot: PlaceSpot): Spot => ({
  key: keyOf(spot),
  yaw: spot.yaw,
  pitch: spot.pitch,
  title: inLocale(spot.title, spot.title_ar),
  isWay: spot.place_id !== null,
});

type SpotRowProps = { readonly spot: PlaceSpot; readonly isChosen: boolean; readonly onPress: () => void };

/** A line of the list beside the picture; what there is to say about it opens below. */
const SpotRow = ({ spot, isChosen, onPress }: SpotRowProps) => {
  const isWay = spot.place_id !== null;
  const Icon = isWay ? DoorOpen : Info;
  return (
    <li>
      <button
        type="button"
        aria-expanded={isWay ? undefined : isChosen}
        onClick={onPress}
        className="flex min-h-12 w-full items-center gap-3 px-4 py-2 text-start hover:bg-surface-2"
      >
        <Icon aria-hidden size={20} className="shrink-0 text-accent-text" />
        <span className={cx('flex-1', isChosen && 'font-bold')}>
          {isWay ? m.tour_go_to({ place: inLocale(spot.title, spot.title_ar) }) : inLocale(spot.title, spot.title_ar)}
        </span>
        <ChevronRight
          aria-hidden
          size={18}
          className={cx(
            'shrink-0 text-muted transition-transform',
            isWay ? 'mirrored' : isChosen ? '-rotate-90' : 'rotate-90',
          )}
        />
      </button>
      {isChosen && !isWay && <p className="px-4 ps-12 pb-3 text-text-2">{inLocale(spot.text, spot.text_ar)}</p>}
    </li>
  );
};

type PlaceViewProps = {
  readonly place: TourPlace;
  readonly onPlace: (id: number) => void;
  /** One came here from another place: its name takes the focus. */
  readonly isArrived: boolean;
};

/** A place to look about in, and what is to be found there as a list. */
export const PlaceView = ({ place, onPlace, isArrived }: PlaceViewProps) => {
  const state = useLook();
  const [chosen, setChosen] = useState<string>();
  const told = place.spots.find((spot) => keyOf(spot) === chosen);
  const press = (spot: PlaceSpot): void => {
    if (spot.place_id !== null) return onPlace(spot.place_id);
    const isOpen = keyOf(spot) === chosen;
    setChosen(isOpen ? undefined : keyOf(spot));
    if (!isOpen) state.turnTo(spot);
  };
  const name = inLocale(place.title, place.title_ar);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isArrived) heading.current?.focus({ preventScroll: true });
  }, [isArrived]);
  return (
    <div className="grid grid-cols-1 items-start gap-5 desktop:grid-cols-[1fr_20rem]">
      <div className="flex min-w-0 flex-col gap-2">
        <PanoramaView
          panorama={place.panorama}
          name={name}
          spots={place.spots.map(spotOf)}
          chosen={chosen}
          onSpot={({ key }) => {
            const spot = place.spots.find((each) => keyOf(each) === key);
            if (spot) press(spot);
          }}
          state={state}
        />
      </div>
      <div className="flex flex-col gap-3">
        <div>
          <h2 ref={heading} tabIndex={-1} className="text-h2">
            {name}
          </h2>
          <p className="text-text-2">{inLocale(place.text, place.text_ar)}</p>
        </div>
        <output className="sr-only">{told && inLocale(told.text, told.text_ar)}</output>
        <SectionTitle>{m.tour_here()}</SectionTitle>
        <Card flush>
          <ul className="divide-y divide-line">
            {place.spots.map((spot) => (
              <SpotRow key={keyOf(spot)} spot={spot} isChosen={keyOf(spot) === chosen} onPress={() => press(spot)} />
            ))}
          </ul>
        </Card>
      </div>
    </div>
  );
};
