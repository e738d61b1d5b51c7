import type { Solid, Vec } from './shapes.ts';

type Box = { readonly low: Vec; readonly high: Vec };
type Node = Box & { readonly solids?: readonly Solid[]; readonly parts?: readonly [Node, Node] };

/** Solids in boxes within boxes: a ray that misses a box misses all that is in it. Walls and the like are asked every time. */
export type Scenery = { readonly large: readonly Solid[]; readonly tree: Node | undefined };

const wide = 2.2;
const fewest = 4;

const boxOf = (solids: readonly Solid[]): Box => {
  const edge = (axis: number, side: 1 | -1): number =>
    side * Math.max(...solids.map(({ centre, reach }) => side * centre[axis]! + reach));
  return { low: [edge(0, -1), edge(1, -1), edge(2, -1)], high: [edge(0, 1), edge(1, 1), edge(2, 1)] };
};

function nodeOf(solids: readonly Solid[]): Node {
  const box = boxOf(solids);
  if (solids.length <= fewest) return { ...box, solids };
  const sizes = [0, 1, 2].map((axis) => box.high[axis]! - box.low[axis]!);
  const axis = sizes.indexOf(Math.max(...sizes));
  const sorted = solids.toSorted((a, b) => a.centre[axis]! - b.centre[axis]!);
  const half = Math.floor(sorted.length / 2);
  return { ...box, parts: [nodeOf(sorted.slice(0, half)), nodeOf(sorted.slice(half))] };
}

/** Puts the solids of a room in order. */
export function sceneryOf(solids: readonly Solid[]): Scenery {
  const small = solids.filter(({ reach }) => reach <= wide);
  return { large: solids.filter(({ reach }) => reach > wide), tree: small.length > 0 ? nodeOf(small) : undefined };
}

function hits({ low, high }: Box, from: Vec, towards: Vec, most: number): boolean {
  let enter = 0;
  let leave = most;
  for (let axis = 0; axis < 3; axis += 1) {
    const each = 1 / (towards[axis]! || 1e-12);
    const a = (low[axis]! - from[axis]!) * each;
    const b = (high[axis]! - from[axis]!) * each;
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  }
  return enter <= leave;
}

/** Calls `meet` with each solid that a ray may meet; it answers how far the ray still has to be followed. */
export function along(
  { large, tree }: Scenery,
  from: Vec,
  towards: Vec,
  far: number,
  meet: (solid: Solid) => number,
): void {
  let most = far;
  for (const solid of large) most = meet(solid);
  const open = tree ? [tree] : [];
  for (let node = open.pop(); node; node = open.pop()) {
    if (!hits(node, from, towards, most)) continue;
    for (const solid of node.solids ?? []) most = meet(solid);
    if (node.parts) open.push(...node.parts);
  }
}
