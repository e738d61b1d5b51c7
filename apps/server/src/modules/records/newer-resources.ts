import type { BundleResource } from './fhir/read-bundle.ts';
import type { Located } from './fhir/references.ts';

/** When a resource was last changed where it came from, in milliseconds; undefined where it does not say. */
const changedAt = ({ body }: BundleResource): number | undefined => {
  const { lastUpdated } = (body['meta'] ?? {}) as { lastUpdated?: unknown };
  const at = typeof lastUpdated === 'string' ? Date.parse(lastUpdated) : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
};

const keyOf = ({ type, sourceId }: Located): string => `${type}/${sourceId}`;

/** Whether the first says of itself that it is older than a moment; what says nothing is taken as it comes. */
const isOlder = (resource: BundleResource, than: number | undefined): boolean => {
  const at = changedAt(resource);
  return at !== undefined && than !== undefined && at < than;
};

/** Of several resources with one name the newest stands, the last of them where they do not say when they are from. */
export function withoutRepeats(resources: readonly BundleResource[]): {
  readonly kept: readonly BundleResource[];
  readonly repeated: readonly BundleResource[];
} {
  const byName = new Map<string, BundleResource>();
  for (const resource of resources) {
    const before = byName.get(keyOf(resource));
    if (!before || !isOlder(resource, changedAt(before))) byName.set(keyOf(resource), resource);
  }
  const newest = new Set(byName.values());
  return { kept: [...newest], repeated: resources.filter((r) => !newest.has(r)) };
}

/** Leaves out what is older than what is kept: an old file must not bring back a result that was corrected or taken back since. */
export function withoutOlder(resources: readonly BundleResource[], kept: ReadonlyMap<string, string>) {
  const isOutdated = (resource: BundleResource): boolean => {
    const before = Date.parse(kept.get(keyOf(resource)) ?? '');
    return isOlder(resource, Number.isNaN(before) ? undefined : before);
  };
  return { current: resources.filter((r) => !isOutdated(r)), older: resources.filter(isOutdated) };
}

/** What is kept that a file does not bring again. */
export function notAmong(file: readonly Located[], kept: readonly Located[]): readonly Located[] {
  const names = new Set(file.map(keyOf));
  return kept.filter((one) => !names.has(keyOf(one)));
}
