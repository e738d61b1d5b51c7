/** How a picture lies under the glass: its size, how far it was moved (pixels of the screen), its quarter turns. */
export type MagnifierView = { readonly zoom: number; readonly x: number; readonly y: number; readonly turn: number };

export const atFirst: MagnifierView = { zoom: 1, x: 0, y: 0, turn: 0 };

const largest = 6;
const whole = 360;
const quarter = 90;
/** Pixels of one press of an arrow. */
const stride = 60;

/** Larger or smaller by a factor; what lay in the middle stays there. At its own size it lies in the middle. */
export const zoomed = (view: MagnifierView, factor: number): MagnifierView => {
  const zoom = Math.min(largest, Math.max(1, view.zoom * factor));
  if (zoom === 1) return { ...view, zoom, x: 0, y: 0 };
  const share = zoom / view.zoom;
  return { ...view, zoom, x: view.x * share, y: view.y * share };
};

export const turned = (view: MagnifierView): MagnifierView => ({
  ...view,
  turn: (view.turn + quarter) % whole,
  x: 0,
  y: 0,
});

type Box = { readonly width: number; readonly height: number };

const within = (value: number, far: number): number => Math.min(far, Math.max(-far, value));

/** Moved about, never farther than its edge in a frame of this size. */
export const moved = (
  view: MagnifierView,
  by: { readonly x: number; readonly y: number },
  area: Box,
): MagnifierView => {
  const reach = (view.zoom - 1) / 2;
  return {
    ...view,
    x: within(view.x + by.x, area.width * reach),
    y: within(view.y + by.y, area.height * reach),
  };
};

const arrows: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: stride, y: 0 },
  ArrowRight: { x: -stride, y: 0 },
  ArrowUp: { x: 0, y: stride },
  ArrowDown: { x: 0, y: -stride },
};

export const zoomStep = 1.5;

/** What a key does to the glass; undefined when it is none of its keys. An arrow shows what lies on its side. */
export const pressed = (view: MagnifierView, key: string, area: Box): MagnifierView | undefined => {
  if (key === '+' || key === '=') return zoomed(view, zoomStep);
  if (key === '-') return zoomed(view, 1 / zoomStep);
  if (key === '0') return atFirst;
  if (key.toLowerCase() === 'r') return turned(view);
  const by = arrows[key];
  return by && view.zoom > 1 ? moved(view, by, area) : undefined;
};
