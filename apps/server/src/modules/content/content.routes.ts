import { content } from '@balsam/contract/content';
import { fail } from '#platform/http/failure.ts';
import type { Sql } from '#platform/db/types.ts';
import { read, type Route } from '#platform/http/serve.ts';
import type { Platform } from '#platform/platform.ts';
import { readPublicSettings } from '#platform/settings/settings.store.ts';
import { readSections, readTexts } from './cms-content.store.ts';
import { announcementView, bannerView, questionView } from './content.view.ts';
import { nationalities } from './nationalities.ts';
import { showPicture } from './pictures.ts';
import { listSeen } from './publications.store.ts';
import { readTour } from './tour/read-tour.ts';

/** A list of the items found; `not_found` when one was requested by name and does not exist. */
const foundOrFail = <T>(items: T[], wasNamed: boolean) => {
  if (wasNamed && items.length === 0) throw fail('not_found');
  return { items };
};

/** The settings of the system, and where the tiles of maps come from, which is set from outside. */
async function publicSettings({ config: { mapTiles } }: Platform, db: Sql, title: string | undefined) {
  const tiles = mapTiles ? { MAP_TILES_URL: mapTiles.url, MAP_TILES_BY: mapTiles.by } : {};
  const fromConfig = Object.entries(tiles).map(([name, value]) => ({ title: name, value }));
  return [
    ...(await readPublicSettings(db, title)),
    ...fromConfig.filter((setting) => title === undefined || setting.title === title),
  ];
}

/** The public settings that the pharmacy uses. */
const pharmacySettings: ReadonlySet<string> = new Set([
  'CONTACT_NUMBER',
  'CURRENCY',
  'DELIVERY_FEE',
  'FAST_DELIVERY_FEE',
  'FREE_DELIVERY_MINIMUM',
  'LOYALTY_POINTS_PER_SAR',
  'PRESCRIPTION_IMAGES_MAXIMUM',
  'SCHEDULING_WITHIN_DAYS',
  'TAMARA_MAXIMUM',
  'TAMARA_MINIMUM',
  'VAT_PERCENT',
]);

const [mostBanners, mostAnnouncements, mostQuestions] = [20, 5, 100];

/** Content that is public to everybody. */
export const contentRoutes: readonly Route[] = [
  read(content.banners, async ({ db, query, call }) => {
    const banners = (await listSeen(db, 'banner', call.now)).map(bannerView);
    const ofType = banners.filter(({ type }) => query.type === undefined || type === query.type);
    return { items: ofType.toSorted((a, b) => a.type.localeCompare(b.type)).slice(0, mostBanners) };
  }),
  read(content.announcements, async ({ db, call }) => ({
    items: (await listSeen(db, 'announcement', call.now)).slice(0, mostAnnouncements).map(announcementView),
  })),
  read(content.questions, async ({ db, call }) => ({
    items: (await listSeen(db, 'question', call.now)).slice(0, mostQuestions).map(questionView),
  })),
  read(content.virtualTour, ({ db, call }) => readTour(db, call.now)),
  read(content.picture, ({ db, platform, call, params, query, request }) =>
    showPicture(db, platform, call, { id: params.id, width: query.w, accept: request.headers.accept ?? '' }),
  ),
  read(content.systemSettings, async ({ platform, db, query }) =>
    foundOrFail(await publicSettings(platform, db, query.title), query.title !== undefined),
  ),
  read(content.cmsSettings, async ({ db }) => ({
    items: (await readPublicSettings(db)).filter(({ title }) => pharmacySettings.has(title)),
  })),
  read(content.nationalities, async () => ({
    items: [...nationalities],
    total: nationalities.length,
    page: 1,
    limit: nationalities.length,
  })),
  read(content.cmsContent, async ({ db, query, call }) =>
    foundOrFail(await readTexts(db, call.now, query.title), query.title !== undefined),
  ),
  read(content.cmsContentFields, async ({ db, params, call }) =>
    foundOrFail(await readSections(db, params.id, call.now), true),
  ),
];
