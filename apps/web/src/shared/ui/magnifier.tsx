import { Maximize, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { percent } from '#shared/format/index.ts';
import { IconButton } from './button.tsx';
import { cx } from './class-names.ts';
import { atFirst, type MagnifierView, moved, pressed, turned, zoomed, zoomStep } from './magnifier-view.ts';
import { PrivatePicture } from './private-picture.tsx';

type Shown = {
  /** A picture of the API, read with the log-in. */
  readonly path: string;
  readonly alt: string;
};

const Picture = ({ path, alt, view }: Shown & { readonly view: MagnifierView }) => (
  <PrivatePicture path={path} box="size-full">
    {(address) => (
      <img
        src={address}
        alt={alt}
        draggable={false}
        className="pointer-events-none size-full object-contain"
        style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom}) rotate(${view.turn}deg)` }}
      />
    )}
  </PrivatePicture>
);

type ViewChange = (next: (view: MagnifierView) => MagnifierView) => void;

const Tools = ({ view, change }: { view: MagnifierView; change: ViewChange }) => (
  <div className="flex items-center">
    <IconButton
      icon={ZoomOut}
      label={m.shell_picture_smaller()}
      onClick={() => change((now) => zoomed(now, 1 / zoomStep))}
    />
    <output className="tabular min-w-14 text-center text-small">{percent(Math.round(view.zoom * 100))}</output>
    <IconButton icon={ZoomIn} label={m.shell_picture_larger()} onClick={() => change((now) => zoomed(now, zoomStep))} />
    <IconButton icon={RotateCw} label={m.shell_picture_rotate()} onClick={() => change(turned)} />
    <IconButton icon={Maximize} label={m.shell_picture_whole()} onClick={() => change(() => atFirst)} />
  </div>
);

type ZoomAreaProps = Shown & { readonly label: string; readonly view: MagnifierView; readonly change: ViewChange };

/** The frame that a picture is moved about in, by the pointer or by keys. */
const ZoomArea = ({ path, alt, label, view, change }: ZoomAreaProps) => {
  const area = useRef<HTMLElement>(null);
  const hint = useId();
  const box = () => ({ width: area.current?.clientWidth ?? 0, height: area.current?.clientHeight ?? 0 });
  const drag = (event: PointerEvent): void => {
    if (event.buttons !== 1) return;
    area.current?.setPointerCapture(event.pointerId);
    change((now) => moved(now, { x: event.movementX, y: event.movementY }, box()));
  };
  const key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = pressed(view, event.key, box());
    if (!next) return;
    event.preventDefault();
    change(() => next);
  };
  return (
    <>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- it is moved about by keys */}
      <section
        ref={area}
        aria-label={label}
        aria-describedby={hint}
        tabIndex={0}
        onKeyDown={key}
        onPointerMove={drag}
        onDoubleClick={() => change((now) => (now.zoom > 1 ? atFirst : zoomed(now, zoomStep * zoomStep)))}
        className={cx(
          'h-[min(60dvh,36rem)] overflow-hidden rounded-md border border-line bg-surface-2 select-none',
          view.zoom > 1 ? 'cursor-grab touch-none active:cursor-grabbing' : 'cursor-zoom-in touch-pan-y',
        )}
      >
        <Picture key={path} path={path} alt={alt} view={view} />
      </section>
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <p id={hint} className="text-small text-muted">
        {m.shell_picture_region()}
      </p>
    </>
  );
};

type MagnifierProps = Shown & {
  /** What the frame is called to whoever hears it. */
  readonly label: string;
  /** At the end of the row of tools. */
  readonly beside?: ReactNode;
};

/** How one picture lies under the glass; another one begins anew. */
const useMagnifierView = (path: string): readonly [MagnifierView, ViewChange] => {
  const [stored, setStored] = useState({ path, view: atFirst });
  const glassOf = (now: typeof stored): MagnifierView => (now.path === path ? now.view : atFirst);
  return [glassOf(stored), (next) => setStored((now) => ({ path, view: next(glassOf(now)) }))];
};

/** A private picture under a glass: larger, smaller, turned and moved about, by pointer, buttons or keys. */
export const Magnifier = ({ path, alt, label, beside }: MagnifierProps) => {
  const [view, change] = useMagnifierView(path);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Tools view={view} change={change} />
        {beside}
      </div>
      <ZoomArea path={path} alt={alt} label={label} view={view} change={change} />
    </div>
  );
};
