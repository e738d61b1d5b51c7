import { content } from '@balsam/contract/content';
import { fail } from '#platform/http/failure.ts';
import type { Sql } from '#platform/db/types.ts';
import { read, readShared, type Route } from '#platform/http/serve.ts';
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

/** What content that is published is made of. */
const published = [
  'cms_content',
  'cms_content_field',
  'content_item',
  'content_picture',
  'content_publication',
  'location',
  'terms_version',
] as const;

const [mostBanners, mostAnnouncements, mostQuestions] = [20, 5, 100];

/** Content that is public to everybody. */
export const contentRoutes: readonly Route[] = [
  readShared(content.banners, published, async ({ db, query, now }) => {
    const banners = (await listSeen(db, 'banner', now)).map(bannerView);
    const ofType = banners.filter(({ type }) => query.type === undefined || type === query.type);
    return { items: ofType.toSorted((a, b) => a.type.localeCompare(b.type)).slice(0, mostBanners) };
  }),
  readShared(content.announcements, published, async ({ db, now }) => ({
    items: (await listSeen(db, 'announcement', now)).slice(0, mostAnnouncements).map(announcementView),
  })),
  readShared(content.questions, published, async ({ db, now }) => ({
    items: (await listSeen(db, 'question', now)).slice(0, mostQuestions).map(questionView),
  })),
  readShared(content.virtualTour, published, ({ db, now }) => readTour(db, now)),
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
  readShared(content.cmsContent, published, async ({ db, query, now }) =>
    foundOrFail(await readTexts(db, now, query.title), query.title !== undefined),
  ),
  readShared(content.cmsContentFields, published, async ({ db, params, now }) =>
    foundOrFail(await readSections(db, params.id, now), true),
  ),
];
