const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** A value as it can be compared: instants in any zone are the same, and amounts in halalas or riyals. */
const wordsOf = (value: unknown): string[] => {
  if (typeof value === 'string' && instant.test(value)) return [String(Date.parse(value))];
  return typeof value === 'number' ? [String(value), String(Math.round(value * 100))] : [String(value)];
};

type Leaf = { readonly name: string; readonly value: unknown };

/** All values that are not empty under the names that they bear, but for what stands under a name of `without`. */
function leavesOf(data: unknown, without: ReadonlySet<string>, name = ''): Leaf[] {
  if (without.has(name) || data === null || data === undefined || data === '') return [];
  if (Array.isArray(data)) return data.flatMap((item: unknown) => leavesOf(item, without, name));
  if (typeof data !== 'object') return [{ name, value: data }];
  return Object.entries(data).flatMap(([key, value]) => leavesOf(value, without, key));
}

/**
 * Whether a bare reply tells all that ours tells: each value of ours stands in it under the same name, as often.
 * @param computed names whose values follow from others by rules, and are not looked for
 * @throws Error that names what is missing: to answer less is no limit
 */
export function checkNoLess(what: string, ours: unknown, bare: unknown, computed: readonly string[]): void {
  const there = new Map<string, number>();
  for (const { name, value } of leavesOf(bare, new Set()))
    for (const word of wordsOf(value).slice(0, 1)) {
      const key = `${name} ${word}`;
      there.set(key, (there.get(key) ?? 0) + 1);
    }
  const missing = leavesOf(ours, new Set(computed)).filter(({ name, value }) => {
    const found = wordsOf(value)
      .map((word) => `${name} ${word}`)
      .find((key) => (there.get(key) ?? 0) > 0);
    if (found !== undefined) there.set(found, (there.get(found) ?? 0) - 1);
    return found === undefined;
  });
  if (missing.length > 0)
    throw new Error(
      `the bare ${what} does not tell ${missing.length} values, such as ${missing
        .slice(0, 5)
        .map(({ name, value }) => `${name} ${String(value)}`)
        .join(', ')}`,
    );
}
