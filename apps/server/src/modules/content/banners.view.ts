import type { z } from 'zod';
import type { Banner } from '@balsam/contract/content/shapes';
import type { readBanners } from './banners.store.ts';

type BannerRow = Awaited<ReturnType<typeof readBanners>>[number];

/** A banner as SPEC §3 has it: its text in both languages. */
export const bannerView = (row: BannerRow): z.infer<typeof Banner> => ({
  id: row.id,
  type: row.type,
  image: row.image,
  title: row.title,
  title_ar: row.title_ar,
  text: row.message,
  text_ar: row.message_ar,
  action: row.action,
  action_ar: row.action_ar,
  link: row.link,
});
