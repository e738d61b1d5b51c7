import type { NotificationPage } from './api-types.ts';

/**
 * The page as it stands once `id`, or with nothing named every notification, has been read. All of them read makes the count 0
 * (S4.22), also where the page holds only some.
 */
export const withRead = (page: NotificationPage, id: number | undefined): NotificationPage => {
  const isMeant = (each: { readonly id: number }) => id === undefined || each.id === id;
  const isNew = page.notifications.some((each) => !each.seen && isMeant(each));
  return {
    ...page,
    notifications: page.notifications.map((each) => (isMeant(each) ? { ...each, seen: true } : each)),
    unReadCount: id === undefined ? 0 : Math.max(0, page.unReadCount - Number(isNew)),
  };
};

type Cached = NotificationPage | { readonly pages: readonly NotificationPage[] } | undefined;

/** The same for whatever the cache keeps: the bell's page, or the pages of the screen, whose counts are all of one list. */
export const cachedWithRead = (kept: Cached, id: number | undefined): Cached => {
  if (kept === undefined) return kept;
  if (!('pages' in kept)) return withRead(kept, id);
  const pages = kept.pages.map((page) => withRead(page, id));
  const unReadCount = Math.min(...pages.map((page) => page.unReadCount));
  return { ...kept, pages: pages.map((page) => ({ ...page, unReadCount })) };
};
