import { RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import * as m from '../../../paraglide/messages.js';
import { number } from '../../../shared/format/index.ts';
import { IconButton } from '../../../shared/ui/button.tsx';
import { ToggleChip } from '../../../shared/ui/chip.tsx';
import { usePhoto } from '../../../shared/ui/photo.ts';
import { Skeleton } from '../../../shared/ui/states.tsx';

const largest = 4;
const step = 0.5;
const quarter = 90;
const whole = 360;

const Picture = ({ file, zoom, turn }: { file: string; zoom: number; turn: number }) => {
  const address = usePhoto(`/api/v1/desk/prescriptions/files/${file}`);
  if (address === undefined) return <Skeleton className="h-72 w-full rounded-md" />;
  return (
    <img
      src={address}
      alt={m.staff_rx_picture()}
      className="mx-auto max-w-none"
      style={{ inlineSize: `${zoom * 100}%`, rotate: `${turn}deg` }}
    />
  );
};

/** Pictures of a prescription under a glass: plus, minus and R work on the keyboard, arrows move about, digits choose the picture. */
export const PrescriptionView = ({ files }: { files: readonly string[] }) => {
  const [at, setAt] = useState(0);
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState(0);
  const larger = (by: number): void => setZoom((now) => Math.min(largest, Math.max(1, now + by)));
  const rotate = (): void => setTurn((now) => (now + quarter) % whole);
  const key = (event: KeyboardEvent): void => {
    if (event.key === '+' || event.key === '=') larger(step);
    if (event.key === '-') larger(-step);
    if (event.key.toLowerCase() === 'r') rotate();
    const chosen = Number(event.key) - 1;
    if (chosen >= 0 && chosen < files.length) setAt(chosen);
  };
  const file = files[at];
  if (file === undefined) return null;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <IconButton icon={ZoomIn} label={m.staff_rx_larger()} onClick={() => larger(step)} />
        <IconButton icon={ZoomOut} label={m.staff_rx_smaller()} onClick={() => larger(-step)} />
        <IconButton icon={RotateCw} label={m.staff_rx_rotate()} onClick={rotate} />
        {files.length > 1 &&
          files.map((id, n) => (
            <ToggleChip key={id} pressed={n === at} onPress={() => setAt(n)}>
              {m.staff_rx_picture_number({ number: number(n + 1) })}
            </ToggleChip>
          ))}
      </div>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- a scrolling region must be reachable by keyboard */}
      <section
        aria-label={m.staff_rx_region()}
        tabIndex={0}
        onKeyDown={key}
        className="max-h-[60dvh] min-h-72 overflow-auto rounded-md border border-line bg-surface-2"
      >
        <Picture key={file} file={file} zoom={zoom} turn={turn} />
      </section>
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
    </div>
  );
};
