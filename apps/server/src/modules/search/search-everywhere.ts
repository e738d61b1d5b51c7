import { namesWithPack } from '@balsam/domain/catalogue';
import { searchKinds, searchRules, type SearchKind } from '@balsam/domain/search';
import { searchWords } from '@balsam/domain/text';
import type { Db, Sql } from '#platform/db/types.ts';
import type { Call } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { limitsOfAddress } from '#platform/limits/address-limits.ts';
import { countEachUp } from '#platform/limits/limits.store.ts';
import type { Platform } from '#platform/platform.ts';
import { suggestProducts } from '#modules/catalogue/index.ts';
import { listArticles } from '#modules/content/index.ts';
import { searchDoctors, searchSpecialities } from '#modules/hospital/index.ts';
import type { Found } from './found.ts';
import { isPatient, ownMatches, type OwnKind } from './own-records.ts';

const minuteMs = 60_000;
const { ofEach } = searchRules;

/** Counts a guest's search by their address. @throws too_many_requests */
async function countGuest(db: Db, { config: { secret } }: Platform, { actor, ip, now }: Call): Promise<void> {
  if (actor.kind === 'user') return;
  const bucket = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs);
  const most = searchRules.guestPerMinute;
  const limits = limitsOfAddress({ secret, scope: 'search_address', ip, bucket, most });
  const { isFull } = await db.transaction().execute((tx) => countEachUp(tx, limits));
  if (isFull) throw fail('too_many_requests');
}

type Titles = { readonly id: number; readonly title: string; readonly title_ar: string };
const asFound = ({ id, title, title_ar }: Titles, detail = '', detail_ar = ''): Found => ({
  id,
  title,
  title_ar,
  detail,
  detail_ar,
  at: null,
});

const doctors = async (sql: Sql, typed: string): Promise<Found[]> =>
  (await searchDoctors(sql, typed, ofEach)).map(({ id, display_name, display_name_ar, default_speciality: of }) =>
    asFound({ id, title: display_name, title_ar: display_name_ar }, of.title, of.title_ar),
  );

const specialities = async (sql: Sql, typed: string): Promise<Found[]> =>
  (await searchSpecialities(sql, { query: typed })).items
    .slice(0, ofEach)
    .map(({ description, description_ar, ...of }) => asFound(of, description, description_ar));

const products = async (sql: Sql, typed: string, now: Date): Promise<Found[]> =>
  (await suggestProducts(sql, typed, now)).items.slice(0, ofEach).map((product) => {
    const { en, ar } = namesWithPack(product);
    return asFound({ id: product.id, title: en, title_ar: ar }, product.brand.title, product.brand.title_ar);
  });

/** Articles; where a person was found, only those that are literally about what was typed: a name is like many words. */
async function articles(sql: Sql, typed: string, now: Date, found: ReadonlySet<SearchKind>): Promise<Found[]> {
  const manner = found.has('doctor') || found.has('appointment') ? 'literally' : 'forgivingly';
  const { items } = await listArticles(sql, { q: typed, limit: ofEach }, now, manner);
  return items.map((article) => asFound(article, article.summary, article.summary_ar));
}

/** Finds what there is of a kind; `found` are the kinds before it that have something. */
type Finder = (db: Db, call: Call, typed: string, found: ReadonlySet<SearchKind>) => Promise<Found[]>;

/** Of one's own: nothing for a guest, a doctor or the staff. */
const ownOf =
  (kind: OwnKind): Finder =>
  async (db, call, typed) =>
    isPatient(call) ? ownMatches(db, call, kind, typed) : [];

/** Who knows what there is of each kind. */
const finders: Readonly<Record<SearchKind, Finder>> = {
  doctor: (db, _, typed) => doctors(db, typed),
  speciality: (db, _, typed) => specialities(db, typed),
  appointment: ownOf('appointment'),
  result: ownOf('result'),
  radiology: ownOf('radiology'),
  order: ownOf('order'),
  product: (db, { now }, typed) => products(db, typed, now),
  article: (db, { now }, typed, found) => articles(db, typed, now, found),
};

/**
 * Everything that answers what somebody typed, by kind (D14.11). Kind after kind: one search does not take every connection.
 * @throws too_many_requests for a guest's address
 */
export async function searchEverywhere(db: Db, platform: Platform, call: Call, typed: string) {
  if (searchWords(typed).join('').length < searchRules.shortest) return { groups: [] };
  await countGuest(db, platform, call);
  const groups: { kind: SearchKind; items: Found[] }[] = [];
  for (const kind of searchKinds) {
    const found = new Set(groups.map((group) => group.kind));
    const items = await finders[kind](db, call, typed, found);
    if (items.length > 0) groups.push({ kind, items });
  }
  return { groups };
}
