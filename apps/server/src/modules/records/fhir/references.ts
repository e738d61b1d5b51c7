import { z } from 'zod';

/** A resource and where it came from: all that a reference can be followed by. */
export type Located = {
  readonly type: string;
  /** The id that it is kept by. */
  readonly sourceId: string;
  /** The `fullUrl` of its entry: an address (`https://…/Medication/1`) or a URN. Null when the entry had none. */
  readonly fullUrl: string | null;
  /** The system that brought it; ids that are no UUIDs mean something within one source only. */
  readonly source: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** The resource that holds this one, for a contained resource. */
  readonly container?: Located;
};

/** Follows a reference as it stands in `from`; undefined when it leads nowhere, or to more than one. Never a guess. */
export type Resolve = (reference: unknown, from: Located) => Located | undefined;

/** As {@link Resolve}, for a reference that may lead to these types only: one to anything else leads nowhere. */
export function resolveTo(
  resolve: Resolve,
  reference: unknown,
  from: Located,
  ...types: readonly string[]
): Located | undefined {
  const found = resolve(reference, from);
  return found && types.includes(found.type) ? found : undefined;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const urnUuid = /^urn:uuid:/i;
const address = /^(?<base>https?:\/\/.+)\/[A-Z][A-Za-z]{1,60}\/[^/]+$/;
const relative = /^(?<type>[A-Z][A-Za-z]{1,60})\/(?<id>[^/\s#?]+)$/;
const versioned = /\/_history\/(?<version>[^/]+)$/;

/** One spelling for an id or a URN: `urn:uuid:X` and `X` are one, and a UUID has no capitals. */
export function plainId(id: string): string {
  const bare = id.replace(urnUuid, '');
  return uuid.test(bare) ? bare.toLowerCase() : bare;
}

/** An address or URN without the version, in one spelling. */
export function plainUrl(url: string): string {
  return urnUuid.test(url) ? `urn:uuid:${plainId(url)}` : url.replace(versioned, '');
}

/** The server of an address; undefined for what is no address of a resource. */
export const baseOf = (url: string | null): string | undefined =>
  url === null ? undefined : address.exec(plainUrl(url))?.groups?.['base'];

/** An id as it is kept: one that another source may use too carries its source. */
export const idWithin = (source: string, id: string): string =>
  source === '' || uuid.test(id) || /^https?:/.test(id) ? id : `${source}|${id}`;

const lastUuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const scoped = (source: string, name: string): string => (lastUuid.test(name) ? name : `${source} ${name}`);

const Contained = z.looseObject({ resourceType: z.string().default(''), id: z.string() });
const Versioned = z.object({ meta: z.object({ versionId: z.string() }) });

/** Names that two resources share lead to neither. */
function indexed(entries: readonly (readonly [string, Located])[]): ReadonlyMap<string, Located | null> {
  const index = new Map<string, Located | null>();
  for (const [name, resource] of entries)
    index.set(name, index.has(name) && index.get(name) !== resource ? null : resource);
  return index;
}

/** The contained resources of a resource by id, all of them read once: a file may point to them as often as it likes. Null for an id that two have. */
function containedIn({ contained }: Located['body']): ReadonlyMap<string, z.output<typeof Contained> | null> {
  const index = new Map<string, z.output<typeof Contained> | null>();
  for (const item of Array.isArray(contained) ? (contained as readonly unknown[]) : []) {
    const { data } = Contained.safeParse(item);
    const id = data?.id.replace(/^#/, '');
    if (data && id !== undefined) index.set(id, index.has(id) ? null : data);
  }
  return index;
}

/** Follows `#id` to what the resource, or the one that holds it, contains. */
function insideOf(): (id: string, from: Located) => Located | undefined {
  const indexes = new WeakMap<Located['body'], ReturnType<typeof containedIn>>();
  return (id, from) => {
    const container = from.container ?? from;
    const index = indexes.get(container.body) ?? containedIn(container.body);
    indexes.set(container.body, index);
    const body = index.get(id);
    if (!body) return undefined;
    const { sourceId, source } = container;
    return { type: body.resourceType, sourceId: `${sourceId}#${id}`, fullUrl: null, source, body, container };
  };
}

function atVersion(found: Located | null | undefined, version: string | undefined): Located | undefined {
  const at = Versioned.safeParse(found?.body);
  return version === undefined || !at.success || at.data.meta.versionId === version ? (found ?? undefined) : undefined;
}

const bareId = ({ body }: Located): string | undefined =>
  typeof body['id'] === 'string' ? plainId(body['id']) : undefined;

/**
 * One way to follow references, for import, summary and warnings: contained `#id`, `urn:…` and addresses by `fullUrl`, `Type/id` at the
 * server of the resource that it stands in, versions too. The ending of an address is never enough.
 */
export function resolverOf(resources: readonly Located[]): Resolve {
  const byUrl = indexed(
    resources.flatMap((r) => (r.fullUrl === null ? [] : [[scoped(r.source, plainUrl(r.fullUrl)), r] as const])),
  );
  const named = resources.flatMap((r) => {
    const id = bareId(r) ?? (r.fullUrl === null ? r.sourceId : undefined);
    return id === undefined ? [] : [[r, id] as const];
  });
  const byId = indexed(named.map(([r, id]) => [scoped(r.source, `${r.type}/${id}`), r]));
  const byUrn = indexed(
    named
      .filter(([r, id]) => r.fullUrl === null || uuid.test(id))
      .map(([r, id]) => [scoped(r.source, `urn:uuid:${id}`), r]),
  );
  const absolute = (url: string, source: string) => {
    const name = scoped(source, plainUrl(url));
    return byUrl.has(name) ? byUrl.get(name) : byUrn.get(name);
  };
  const local = (type: string, id: string, from: Located) => {
    const base = baseOf((from.container ?? from).fullUrl);
    const there = base === undefined ? undefined : absolute(`${base}/${type}/${id}`, from.source);
    if (there) return there;
    const found = byId.get(scoped(from.source, `${type}/${plainId(id)}`));
    const isElsewhere = base !== undefined && baseOf(found?.fullUrl ?? null) !== undefined;
    return isElsewhere ? undefined : found;
  };
  const inside = insideOf();
  return (reference, from) => {
    if (typeof reference !== 'string') return undefined;
    if (reference.startsWith('#')) return inside(reference.slice(1), from);
    const version = versioned.exec(reference)?.groups?.['version'];
    const plain = plainUrl(reference);
    const { type, id } = relative.exec(plain)?.groups ?? {};
    return atVersion(type && id ? local(type, id, from) : absolute(plain, from.source), version);
  };
}

/** Every literal reference in a value, however deep. */
export function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    key === 'reference' && typeof inner === 'string' ? [inner] : referencesIn(inner),
  );
}
