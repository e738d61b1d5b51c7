import { DoorOpen, Info } from 'lucide-react';
import { cx } from '#shared/ui/class-names.ts';

export type Spot = {
  readonly key: string;
  readonly yaw: number;
  readonly pitch: number;
  readonly title: string;
  /** Leads to another place; else there is a word to read about it. */
  readonly isWay: boolean;
};

type SpotButtonProps = {
  readonly spot: Spot;
  readonly place: { readonly x: number; readonly y: number };
  readonly isChosen: boolean;
  readonly onPress: () => void;
};

/** A spot on the picture: a way with its name, or something to read about. */
export const SpotButton = ({ spot, place, isChosen, onPress }: SpotButtonProps) => {
  const Icon = spot.isWay ? DoorOpen : Info;
  return (
    <button
      type="button"
      aria-label={spot.title}
      title={spot.title}
      onClick={onPress}
      style={{ left: `${place.x * 100}%`, top: `${place.y * 100}%` }}
      className={cx(
        'absolute inline-flex min-h-11 min-w-11 -translate-x-1/2 -translate-y-1/2 items-center justify-center gap-2 rounded-full border-2 shadow-2',
        spot.isWay ? 'border-white bg-accent text-accent-on desktop:px-4' : 'border-accent bg-surface text-accent-text',
        isChosen && 'ring-4 ring-accent-line',
      )}
    >
      <Icon aria-hidden size={20} className="shrink-0" />
      {spot.isWay && <span className="whitespace-nowrap max-desktop:sr-only">{spot.title}</span>}
    </button>
  );
};
