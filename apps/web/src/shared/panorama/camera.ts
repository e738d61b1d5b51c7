/** Where somebody in the middle of a panorama looks: degrees to the right of straight ahead and above the horizon, and how much is seen from top to bottom. */
export type Look = { readonly yaw: number; readonly pitch: number; readonly fov: number };
export type Bearing = { readonly yaw: number; readonly pitch: number };

const usual = 68;
/** Looking at a bearing, as one comes in. */
export const lookAt = ({ yaw, pitch }: Bearing, fov: number = usual): Look => ({ yaw, pitch, fov });
export const straightAhead: Look = lookAt({ yaw: 0, pitch: -4 });

const [narrowest, widest] = [34, 92];
const highest = 78;
const half = 180;
const round = 360;

const radians = (degrees: number): number => (degrees * Math.PI) / half;
const within = (value: number, from: number, to: number): number => Math.min(to, Math.max(from, value));

/** The same direction between -180 and 180. */
export const wrapped = (degrees: number): number => ((((degrees + half) % round) + round) % round) - half;

/** Turned by so many degrees; never over the head. */
export const turnedBy = (look: Look, by: Bearing): Look => ({
  ...look,
  yaw: wrapped(look.yaw + by.yaw),
  pitch: within(look.pitch + by.pitch, -highest, highest),
});

/** Dragged by pixels in a frame of some height: what was under the finger stays under it. */
export const dragged = (look: Look, by: { readonly x: number; readonly y: number }, height: number): Look => {
  const each = look.fov / Math.max(height, 1);
  return turnedBy(look, { yaw: -by.x * each, pitch: by.y * each });
};

export const zoomStep = 1.25;
/** Nearer by a factor, or farther by one under 1. */
export const zoomedBy = (look: Look, factor: number): Look => ({
  ...look,
  fov: within(look.fov / factor, narrowest, widest),
});

const stride = 12;
const arrows: Readonly<Record<string, Bearing>> = {
  ArrowLeft: { yaw: -stride, pitch: 0 },
  ArrowRight: { yaw: stride, pitch: 0 },
  ArrowUp: { yaw: 0, pitch: stride },
  ArrowDown: { yaw: 0, pitch: -stride },
};

/** What a key does; undefined when it is none of its keys. Arrows are of the room, not of the language. */
export const lookAfter = (look: Look, key: string): Look | undefined => {
  if (key === '+' || key === '=') return zoomedBy(look, zoomStep);
  if (key === '-') return zoomedBy(look, 1 / zoomStep);
  if (key === 'Home' || key === '0') return straightAhead;
  const by = arrows[key];
  return by && turnedBy(look, by);
};

/** On the way from one look to another, the shorter way round. */
export const between = (from: Look, to: Look, share: number): Look => ({
  yaw: wrapped(from.yaw + wrapped(to.yaw - from.yaw) * share),
  pitch: from.pitch + (to.pitch - from.pitch) * share,
  fov: from.fov + (to.fov - from.fov) * share,
});

/** How far the frame reaches to its sides and upwards from its middle, at a distance of one. One that is higher than wide shows more above and below, or too little would be seen to the sides. */
export const reachOf = ({ fov }: Look, aspect: number): readonly [number, number] => {
  const up = Math.tan(radians(fov) / 2) / Math.sqrt(Math.min(aspect, 1));
  return [up * aspect, up];
};

/** Where in the frame a bearing is seen, as shares from its left and its top; undefined when it is not in view. */
export const placeOf = (
  look: Look,
  { yaw, pitch }: Bearing,
  aspect: number,
): { readonly x: number; readonly y: number } | undefined => {
  const [a, b, t] = [radians(yaw - look.yaw), radians(pitch), radians(look.pitch)];
  const x = Math.sin(a) * Math.cos(b);
  const ahead = Math.cos(a) * Math.cos(b);
  const y = Math.sin(b) * Math.cos(t) - ahead * Math.sin(t);
  const z = ahead * Math.cos(t) + Math.sin(b) * Math.sin(t);
  if (z <= 0) return undefined;
  const [across, up] = reachOf(look, aspect);
  const place = { x: 0.5 + x / z / across / 2, y: 0.5 - y / z / up / 2 };
  return place.x < 0 || place.x > 1 || place.y < 0 || place.y > 1 ? undefined : place;
};

/** Where a bearing lies on the whole, flat picture. */
export const placeOnFlat = ({ yaw, pitch }: Bearing) => ({ x: wrapped(yaw) / round + 0.5, y: 0.5 - pitch / half });
