import { useId, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { ToggleChip } from '#shared/ui/chip.tsx';
import { cx } from '#shared/ui/class-names.ts';
import { areaNames, areas, type AreaName } from './body-areas.ts';
import { bandLine, bandsOf, type Figure, figureFor, middle } from './body-figure.ts';

type PartProps = {
  readonly chosen: AreaName | undefined;
  readonly onChoose: (area: AreaName) => void;
};

type Side = 'front' | 'back';
type ShownProps = { readonly figure: Figure; readonly side: Side; readonly chosen: AreaName | undefined };

const share = (part: number, whole: number): string => `${(part / whole) * 100}%`;

const fillOf = (area: AreaName, chosen: AreaName | undefined, pointed: AreaName | undefined): string => {
  if (area === chosen) return 'fill-accent';
  return area === pointed ? 'fill-accent-line' : 'fill-accent-soft-2';
};

/** The figure itself, drawn for this page: its outline, coloured in bands, then what makes it a person. */
const Drawing = ({ figure, side, chosen, pointed }: ShownProps & { readonly pointed: AreaName | undefined }) => {
  const id = useId();
  const zones = side === 'front' ? figure.front : figure.back;
  return (
    <svg aria-hidden viewBox={`0 0 ${2 * middle} ${figure.height}`} className="absolute inset-0 size-full">
      <defs>
        <clipPath id={`${id}body`}>
          <path d={figure.outline} />
        </clipPath>
        <linearGradient id={`${id}light`}>
          <stop offset="0.25" stopColor="#fff" stopOpacity="0" />
          <stop offset="0.5" stopColor="#fff" stopOpacity="0.38" />
          <stop offset="0.75" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
      </defs>
      <ellipse cx={middle} cy={figure.height - 8} rx="52" ry="6" className="fill-surface-3" />
      <g clipPath={`url(#${id}body)`}>
        {zones
          .toReversed()
          .flatMap((zone) =>
            bandsOf(zone).map((band) => (
              <path
                key={`${zone.area}${band[0]}`}
                d={bandLine(band, !zone.both)}
                strokeWidth="2.5"
                className={cx('stroke-bg transition-colors', fillOf(zone.area, chosen, pointed))}
              />
            )),
          )}
        <path d={figure.hair[side]} className={chosen === 'head' ? 'fill-accent-hover' : 'fill-accent-line'} />
        <rect width={2 * middle} height={figure.height} fill={`url(#${id}light)`} />
        <path
          d={figure.lines[side]}
          fill="none"
          strokeWidth="2"
          strokeLinecap="round"
          className="stroke-accent-text opacity-40"
        />
      </g>
      <path d={figure.outline} fill="none" strokeWidth="1.5" className="stroke-accent-text opacity-50" />
    </svg>
  );
};

/** What is pressed: larger than what is drawn, for fingers. */
const Parts = ({
  figure,
  side,
  chosen,
  onChoose,
  onPoint,
}: ShownProps & Pick<PartProps, 'onChoose'> & { onPoint: (area?: AreaName) => void }) =>
  figure[side].flatMap((zone) =>
    bandsOf(zone).map(([left, top, right, bottom]) => (
      <button
        key={`${zone.area}${left}`}
        type="button"
        aria-label={areas[zone.area].label()}
        title={areas[zone.area].label()}
        aria-pressed={chosen === zone.area}
        onClick={() => onChoose(zone.area)}
        onPointerEnter={() => onPoint(zone.area)}
        onPointerLeave={() => onPoint()}
        onFocus={() => onPoint(zone.area)}
        onBlur={() => onPoint()}
        style={{
          left: share(left, 2 * middle),
          top: share(top, figure.height),
          width: share(right - left, 2 * middle),
          height: share(bottom - top, figure.height),
        }}
        className="absolute rounded-md"
      />
    )),
  );

/** The name of what is chosen, beside it on the picture. */
const Name = ({ figure, side, chosen }: ShownProps) => {
  const zone = figure[side].find(({ area }) => area === chosen);
  if (!zone) return null;
  const [, top, , bottom] = zone.box;
  return (
    <span
      aria-hidden
      style={{ top: share((top + bottom) / 2, figure.height) }}
      className="pointer-events-none absolute start-full -ms-9 -translate-y-1/2 rounded-full bg-accent px-3 py-1 text-small font-bold whitespace-nowrap text-accent-on shadow-2"
    >
      {areas[zone.area].label()}
    </span>
  );
};

/** A person to point at, from the front or the back: a child where one is asked about. */
export const BodyPicture = ({ ageYears, chosen, onChoose }: PartProps & { readonly ageYears: number }) => {
  const [side, setSide] = useState<Side>('front');
  const [pointed, setPointed] = useState<AreaName>();
  const figure = figureFor(ageYears);
  const shown = { figure, side, chosen };
  return (
    <section aria-label={m.symptoms_body()} className="flex flex-col items-center gap-4">
      <div className="flex gap-2">
        <ToggleChip pressed={side === 'front'} onPress={() => setSide('front')}>
          {m.symptoms_front()}
        </ToggleChip>
        <ToggleChip pressed={side === 'back'} onPress={() => setSide('back')}>
          {m.symptoms_back_side()}
        </ToggleChip>
      </div>
      <div style={{ aspectRatio: `${2 * middle} / ${figure.height}` }} className="relative w-60 max-w-full">
        <Drawing {...shown} pointed={pointed} />
        <div dir="ltr">
          <Parts {...shown} onChoose={onChoose} onPoint={setPointed} />
        </div>
        <Name {...shown} />
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
