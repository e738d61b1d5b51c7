import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { ToggleChip } from '#shared/ui/chip.tsx';
import { cx } from '#shared/ui/class-names.ts';
import { areaNames, areas, backShapes, frontShapes, type AreaName, type Shape } from './body-areas.ts';

type PartProps = {
  readonly chosen: AreaName | undefined;
  readonly onChoose: (area: AreaName) => void;
};

const [width, height] = [220, 460];
const share = (part: number, whole: number): string => `${(part / whole) * 100}%`;

const Part = ({ shape: { area, box }, chosen, onChoose }: PartProps & { readonly shape: Shape }) => {
  const [x, y, w, h, corner] = box;
  return (
    <button
      type="button"
      aria-label={areas[area].label()}
      aria-pressed={chosen === area}
      onClick={() => onChoose(area)}
      style={{
        left: share(x, width),
        top: share(y, height),
        width: share(w, width),
        height: share(h, height),
        borderRadius: corner * 1.2,
      }}
      className={cx(
        'absolute border transition-colors',
        chosen === area ? 'border-accent bg-accent' : 'border-line-strong bg-accent-soft hover:bg-accent-line',
      )}
    />
  );
};

/** The outline behind the parts: drawn for this page. */
const Outline = () => (
  <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className="absolute inset-0 size-full fill-surface-3">
    <ellipse cx="110" cy="38" rx="36" ry="40" />
    <path d="M86 70h48v24c30 4 56 8 62 30l8 96 4 48h-50l-8-110-4 50 14 70-2 178H62l-2-178 14-70-4-50-8 110H12l4-48 8-96c6-22 32-26 62-30z" />
  </svg>
);

/** A person to point at, from the front or the back. */
export const BodyPicture = (props: PartProps) => {
  const [isBack, setBack] = useState(false);
  return (
    <section aria-label={m.symptoms_body()} className="flex flex-col items-center gap-3">
      <div className="flex gap-2">
        <ToggleChip pressed={!isBack} onPress={() => setBack(false)}>
          {m.symptoms_front()}
        </ToggleChip>
        <ToggleChip pressed={isBack} onPress={() => setBack(true)}>
          {m.symptoms_back_side()}
        </ToggleChip>
      </div>
      <div dir="ltr" className="relative aspect-[220/460] w-full max-w-66">
        <Outline />
        {(isBack ? backShapes : frontShapes).map((shape) => (
          <Part key={`${shape.area} ${shape.box.join(' ')}`} shape={shape} {...props} />
        ))}
      </div>
    </section>
  );
};

/** The same as a list, with what cannot be pointed at. */
export const AreaList = ({ chosen, onChoose }: PartProps) => (
  <fieldset className="flex flex-wrap gap-2">
    <legend className="mb-2">{m.symptoms_parts()}</legend>
    {areaNames.map((area) => (
      <ToggleChip key={area} pressed={chosen === area} onPress={() => onChoose(area)}>
        {areas[area].label()}
      </ToggleChip>
    ))}
  </fieldset>
);
