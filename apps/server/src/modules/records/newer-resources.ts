import type { KeptResource } from './fhir/read-bundle.ts';

/** When a resource was last changed where it came from, in milliseconds; undefined where it does not say. */
const changedAt = ({ body }: KeptResource): number | undefined => {
  const { lastUpdated } = (body['meta'] ?? {}) as { lastUpdated?: unknown };
  const at = typeof lastUpdated === 'string' ? Date.parse(lastUpdated) : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
};

const keyOf = ({ type, sourceId }: KeptResource): string => `${type}/${sourceId}`;

/** Whether the first says of itself that it is older than a moment; what says nothing is taken as it comes. */
const isOlder = (resource: KeptResource, than: number | undefined): boolean => {
  const at = changedAt(resource);
  return at !== undefined && than !== undefined && at < than;
};

/** Of several resources with one name the newest stands, the last of them where they do not say when they are from. */
export function withoutRepeats(resources: readonly KeptResource[]): {
  readonly kept: readonly KeptResource[];
  readonly repeated: readonly KeptResource[];
} {
  const byName = new Map<string, KeptResource>();
  for (const resource of resources) {
    const before = byName.get(keyOf(resource));
    if (!before || !isOlder(resource, changedAt(before))) byName.set(keyOf(resource), resource);
  }
  const standing = new Set(byName.values());
  return { kept: [...standing], repeated: resources.filter((r) => !standing.has(r)) };
}

/** Leaves out what is older than what is kept: an old file must not bring back a result that was corrected or taken back since. */
export function withoutOlder(resources: readonly KeptResource[], kept: ReadonlyMap<string, string>) {
  const isOutdated = (resource: KeptResource): boolean => {
    const before = Date.parse(kept.get(keyOf(resource)) ?? '');
    return isOlder(resource, Number.isNaN(before) ? undefined : before);
  };
  return { current: resources.filter((r) => !isOutdated(r)), older: resources.filter(isOutdated) };
}
