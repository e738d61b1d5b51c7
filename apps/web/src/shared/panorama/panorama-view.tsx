import type { Panorama } from '@balsam/domain/content';
import { Maximize, Minimize, Move3d, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, type RefObject, useCallback, useId, useRef, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { IconButton } from '#shared/ui/button.tsx';
import { ErrorState } from '#shared/ui/states.tsx';
import { dragged, type Look, lookAfter, placeOf, placeOnFlat, zoomedBy, zoomStep } from './camera.ts';
import { PanoramaCanvas } from './panorama-canvas.tsx';
import { panoramaPictures, usePanoramaPicture } from './pictures.ts';
import { type Spot, SpotButton } from './spot-button.tsx';
import { useIsFullscreen } from './use-fullscreen.ts';
import type { useLook } from './use-look.ts';
import { usePinch } from './use-pinch.ts';
import { useSize } from './use-size.ts';

type LookState = ReturnType<typeof useLook>;

type PanoramaViewProps = {
  readonly panorama: Panorama;
  /** What the place is called. */
  readonly name: string;
  readonly spots: readonly Spot[];
  readonly chosen: string | undefined;
  readonly onSpot: (spot: Spot) => void;
  readonly state: LookState;
};

type ToolsProps = { readonly frame: RefObject<HTMLElement | null>; readonly change: LookState['change'] };

const Tools = ({ frame, change }: ToolsProps) => {
  const isFull = useIsFullscreen();
  const full = () => void (isFull ? document.exitFullscreen() : frame.current?.requestFullscreen());
  const button = 'rounded-full bg-surface text-text shadow-2';
  return (
    <div className="absolute end-3 bottom-3 flex gap-2">
      <IconButton
        icon={ZoomOut}
        label={m.tour_farther()}
        className={button}
        onClick={() => change((now) => zoomedBy(now, 1 / zoomStep))}
      />
      <IconButton
        icon={ZoomIn}
        label={m.tour_nearer()}
        className={button}
        onClick={() => change((now) => zoomedBy(now, zoomStep))}
      />
      {document.fullscreenEnabled && (
        <IconButton
          icon={isFull ? Minimize : Maximize}
          label={isFull ? m.tour_full_end() : m.tour_full()}
          className={button}
          onClick={full}
        />
      )}
    </div>
  );
};

/** Drags, pinches and keys turn the room. */
const useMoving = (frame: RefObject<HTMLElement | null>, look: Look, change: LookState['change']) => {
  const pinch = usePinch((factor) => change((now) => zoomedBy(now, factor)));
  const move = (event: PointerEvent): void => {
    if (pinch.move(event) || event.buttons !== 1) return;
    frame.current?.setPointerCapture(event.pointerId);
    const by = { x: event.movementX, y: event.movementY };
    change((now) => dragged(now, by, frame.current?.clientHeight ?? 1));
  };
  const key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = lookAfter(look, event.key);
    if (!next) return;
    event.preventDefault();
    change(() => next);
  };
  return {
    onPointerDown: pinch.down,
    onPointerUp: pinch.up,
    onPointerCancel: pinch.up,
    onPointerMove: move,
    onKeyDown: key,
  };
};

/** Where WebGL is missing: the whole picture flat, to be pushed to the side, with the same spots. */
const Flat = ({ panorama, name, spots, chosen, onSpot }: Omit<PanoramaViewProps, 'state'>) => {
  const start = useCallback((element: HTMLElement | null) => {
    if (element) element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2;
  }, []);
  return (
    <section
      ref={start}
      dir="ltr"
      aria-label={name}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is pushed to the side is reached by keys too
      tabIndex={0}
      className="overflow-x-auto rounded-lg border border-line"
    >
      <div className="relative h-[min(60dvh,32rem)] w-max">
        <img
          src={panoramaPictures[panorama].large}
          alt=""
          onLoad={({ currentTarget }) => start(currentTarget.closest('section'))}
          className="aspect-2/1 h-full w-auto max-w-none"
        />
        {spots.map((spot) => (
          <SpotButton
            key={spot.key}
            spot={spot}
            place={placeOnFlat(spot)}
            isChosen={spot.key === chosen}
            onPress={() => onSpot(spot)}
          />
        ))}
      </div>
    </section>
  );
};

type RoundProps = PanoramaViewProps & { readonly onUnable: () => void };

const Round = ({ panorama, name, spots, chosen, onSpot, state: { look, change }, onUnable }: RoundProps) => {
  const frame = useRef<HTMLElement>(null);
  const hint = useId();
  const size = useSize(frame);
  const { first, sharp, hasFailed, retry } = usePanoramaPicture(panorama);
  const moving = useMoving(frame, look, change);
  const aspect = size.width / Math.max(size.height, 1);
  const places = spots.map((spot) => ({ spot, place: size.width > 0 ? placeOf(look, spot, aspect) : undefined }));
  return (
    <>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- it is turned by keys */}
      <section
        ref={frame}
        aria-label={name}
        aria-describedby={hint}
        aria-busy={first === undefined}
        tabIndex={0}
        {...moving}
        className="relative aspect-4/5 max-h-[72dvh] w-full cursor-grab touch-pan-y overflow-hidden rounded-lg bg-surface-3 select-none active:cursor-grabbing desktop:aspect-video fullscreen:max-h-none fullscreen:touch-none fullscreen:rounded-none"
      >
        {first && size.width > 0 && (
          <PanoramaCanvas look={look} first={first} sharp={sharp} size={size} onUnable={onUnable} />
        )}
        {hasFailed && <ErrorState onRetry={retry} />}
        {first &&
          places.map(
            ({ spot, place }) =>
              place && (
                <SpotButton
                  key={spot.key}
                  spot={spot}
                  place={place}
                  isChosen={spot.key === chosen}
                  onPress={() => onSpot(spot)}
                />
              ),
          )}
        <Tools frame={frame} change={change} />
      </section>
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <p id={hint} className="flex items-start gap-2 text-small text-muted">
        <Move3d aria-hidden size={18} className="mt-0.5 shrink-0" />
        {m.tour_how()}
      </p>
    </>
  );
};

/** A panorama to look about in by pointer, touch and keys; flat where the browser cannot turn it. */
export const PanoramaView = (props: PanoramaViewProps) => {
  const [isUnable, setUnable] = useState(false);
  const onUnable = useCallback(() => setUnable(true), []);
  return isUnable ? <Flat key={props.panorama} {...props} /> : <Round {...props} onUnable={onUnable} />;
};
