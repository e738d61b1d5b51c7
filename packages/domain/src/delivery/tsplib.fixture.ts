/** Places of a TSPLIB file (Reinelt 1991) with edge weights of kind GEO: degrees and minutes as `DDD.MM`. */
export function placesIn(file: string): { x: number; y: number }[] {
  const lines = file.split('\n').map((line) => line.trim());
  const first = lines.indexOf('NODE_COORD_SECTION') + 1;
  const radians = (value: number): number => {
    const degrees = Math.trunc(value);
    // oxlint-disable-next-line oxc/approx-constant -- TSPLIB's own π, with which its optima were computed
    return (3.141592 * (degrees + (5 * (value - degrees)) / 3)) / 180;
  };
  return lines.slice(first, lines.indexOf('EOF')).map((line) => {
    const [, x = 0, y = 0] = line.split(/\s+/).map(Number);
    return { x: radians(x), y: radians(y) };
  });
}

/** Whole kilometres between these places, as TSPLIB defines GEO. */
export function geoDistances(file: string): number[][] {
  const places = placesIn(file);
  return places.map((one) =>
    places.map((other) => {
      if (one === other) return 0;
      const [a, b, c] = [Math.cos(one.y - other.y), Math.cos(one.x - other.x), Math.cos(one.x + other.x)];
      return Math.trunc(6378.388 * Math.acos(0.5 * ((1 + a) * b - (1 - a) * c)) + 1);
    }),
  );
}

/** The length of the shortest tour, out of the list of known optima: `name : length`. */
export function knownOptimum(solutions: string, name: string): number {
  const line = solutions.split('\n').find((text) => text.split(':')[0]?.trim() === name);
  return Number(line?.split(':')[1]?.trim());
}
