/** How a picture lies under the glass: its size, how far it was moved (pixels of the screen), its quarter turns. */
export type Glass = { readonly zoom: number; readonly x: number; readonly y: number; readonly turn: number };

export const atFirst: Glass = { zoom: 1, x: 0, y: 0, turn: 0 };

const largest = 6;
const whole = 360;
const quarter = 90;
/** Pixels of one press of an arrow. */
const stride = 60;

/** Larger or smaller by a factor; what lay in the middle stays there. At its own size it lies in the middle. */
export const zoomed = (glass: Glass, factor: number): Glass => {
  const zoom = Math.min(largest, Math.max(1, glass.zoom * factor));
  if (zoom === 1) return { ...glass, zoom, x: 0, y: 0 };
  const share = zoom / glass.zoom;
  return { ...glass, zoom, x: glass.x * share, y: glass.y * share };
};

export const turned = (glass: Glass): Glass => ({ ...glass, turn: (glass.turn + quarter) % whole, x: 0, y: 0 });

type Box = { readonly width: number; readonly height: number };

const within = (value: number, far: number): number => Math.min(far, Math.max(-far, value));

/** Moved about, never farther than its edge in a frame of this size. */
export const moved = (glass: Glass, by: { readonly x: number; readonly y: number }, frame: Box): Glass => {
  const reach = (glass.zoom - 1) / 2;
  return {
    ...glass,
    x: within(glass.x + by.x, frame.width * reach),
    y: within(glass.y + by.y, frame.height * reach),
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
export const pressed = (glass: Glass, key: string, frame: Box): Glass | undefined => {
  if (key === '+' || key === '=') return zoomed(glass, zoomStep);
  if (key === '-') return zoomed(glass, 1 / zoomStep);
  if (key === '0') return atFirst;
  if (key.toLowerCase() === 'r') return turned(glass);
  const by = arrows[key];
  return by && glass.zoom > 1 ? moved(glass, by, frame) : undefined;
};
