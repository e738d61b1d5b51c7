import { Maximize, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import * as m from '../../../paraglide/messages.js';
import { number, percent } from '../../../shared/format/index.ts';
import { IconButton } from '../../../shared/ui/button.tsx';
import { ToggleChip } from '../../../shared/ui/chip.tsx';
import { cx } from '../../../shared/ui/class-names.ts';
import { PrivatePicture } from '../../../shared/ui/private-picture.tsx';
import { atFirst, type Glass, moved, pressed, turned, zoomed, zoomStep } from './glass.ts';

const Picture = ({ file, glass }: { file: string; glass: Glass }) => (
  <PrivatePicture path={`/api/v1/desk/prescriptions/files/${file}`} box="size-full">
    {(address) => (
      <img
        src={address}
        alt={m.staff_rx_picture()}
        draggable={false}
        className="pointer-events-none size-full object-contain"
        style={{ transform: `translate(${glass.x}px, ${glass.y}px) scale(${glass.zoom}) rotate(${glass.turn}deg)` }}
      />
    )}
  </PrivatePicture>
);

type Change = (next: (glass: Glass) => Glass) => void;

const Tools = ({ glass, change }: { glass: Glass; change: Change }) => (
  <div className="flex items-center">
    <IconButton
      icon={ZoomOut}
      label={m.staff_rx_smaller()}
      onClick={() => change((now) => zoomed(now, 1 / zoomStep))}
    />
    <output className="tabular min-w-14 text-center text-small">{percent(Math.round(glass.zoom * 100))}</output>
    <IconButton icon={ZoomIn} label={m.staff_rx_larger()} onClick={() => change((now) => zoomed(now, zoomStep))} />
    <IconButton icon={RotateCw} label={m.staff_rx_rotate()} onClick={() => change(turned)} />
    <IconButton icon={Maximize} label={m.staff_rx_whole()} onClick={() => change(() => atFirst)} />
  </div>
);

/** The frame that a picture is moved about in, by the pointer or by keys. */
const Frame = ({ file, glass, change }: { file: string; glass: Glass; change: Change }) => {
  const frame = useRef<HTMLElement>(null);
  const hint = useId();
  const box = () => ({ width: frame.current?.clientWidth ?? 0, height: frame.current?.clientHeight ?? 0 });
  const drag = (event: PointerEvent): void => {
    if (event.buttons !== 1) return;
    frame.current?.setPointerCapture(event.pointerId);
    change((now) => moved(now, { x: event.movementX, y: event.movementY }, box()));
  };
  const key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = pressed(glass, event.key, box());
    if (!next) return;
    event.preventDefault();
    change(() => next);
  };
  return (
    <>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- it is moved about by keys */}
      <section
        ref={frame}
        aria-label={m.staff_rx_title()}
        aria-describedby={hint}
        tabIndex={0}
        onKeyDown={key}
        onPointerMove={drag}
        onDoubleClick={() => change((now) => (now.zoom > 1 ? atFirst : zoomed(now, zoomStep * zoomStep)))}
        className={cx(
          'h-[min(60dvh,36rem)] overflow-hidden rounded-md border border-line bg-surface-2 select-none',
          glass.zoom > 1 ? 'cursor-grab touch-none active:cursor-grabbing' : 'cursor-zoom-in touch-pan-y',
        )}
      >
        <Picture key={file} file={file} glass={glass} />
      </section>
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <p id={hint} className="text-small text-muted">
        {m.staff_rx_region()}
      </p>
    </>
  );
};

/** Pictures of a prescription under a glass: larger, smaller, turned and moved about, by pointer, buttons or keys. */
export const PrescriptionView = ({ files }: { files: readonly string[] }) => {
  const [at, setAt] = useState(0);
  const [glass, setGlass] = useState(atFirst);
  const show = (n: number): void => {
    setAt(n);
    setGlass(atFirst);
  };
  const file = files[at];
  if (file === undefined) return null;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Tools glass={glass} change={setGlass} />
        {files.length > 1 && (
          <fieldset aria-label={m.staff_rx_pictures()} className="flex flex-wrap gap-2">
            {files.map((id, n) => (
              <ToggleChip key={id} pressed={n === at} onPress={() => show(n)}>
                {m.staff_rx_picture_number({ number: number(n + 1) })}
              </ToggleChip>
            ))}
          </fieldset>
        )}
      </div>
      <Frame file={file} glass={glass} change={setGlass} />
    </div>
  );
};
