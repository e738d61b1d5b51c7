type Value = { readonly key: string; readonly label: string; readonly value: number };
type Box = { readonly width: number; readonly height: number };

export type Bar = Value & {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Where nothing is. */
  readonly base: number;
  /** Whether there is room for its words. */
  readonly isLabelled: boolean;
};

/** Of the room of a bar. */
const filled = 0.64;
const labelRoom = 34;

/** Bars of equal width side by side, from zero up, and down where a value is below it. */
export function layBars(values: readonly Value[], { width, height }: Box): Bar[] {
  const [most, least] = [
    Math.max(1, ...values.map(({ value }) => value)),
    Math.min(0, ...values.map(({ value }) => value)),
  ];
  const scale = height / (most - least);
  const base = most * scale;
  const room = values.length === 0 ? 0 : width / values.length;
  const every = Math.max(1, Math.ceil(labelRoom / Math.max(1, room)));
  return values.map((value, index) => {
    const high = Math.abs(value.value) * scale;
    return {
      ...value,
      x: room * (index + (1 - filled) / 2),
      y: value.value >= 0 ? base - high : base,
      width: room * filled,
      height: high,
      base,
      isLabelled: (values.length - 1 - index) % every === 0,
    };
  });
}
