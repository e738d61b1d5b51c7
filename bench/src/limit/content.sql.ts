import type { LimitStatement } from './statement.ts';

/** What is published of a kind now, in its order. */
const published = (kind: 'banner' | 'announcement'): LimitStatement => ({
  name: `limit_${kind}`,
  text: `select json_build_object('items', json_agg(json_build_object('id', id, 'title', fields -> 'title', 'title_ar', fields -> 'title_ar',
        'text', fields -> 'summary', 'text_ar', fields -> 'summary_ar', 'action', fields -> 'action', 'action_ar', fields -> 'action_ar',
        'link', fields -> 'link', 'drawing', fields -> 'drawing', 'picture', fields -> 'picture', 'published_at', starts_at)
      order by (fields ->> 'position')::int nulls last, starts_at desc, id))::text as body
    from (select i.id, p.fields, p.starts_at, p.ends_at from content_item i cross join lateral (select fields, starts_at, ends_at
        from content_publication where item_id = i.id and starts_at <= $1::timestamptz order by id desc limit 1) p
      where i.kind = $2) shown where ends_at is null or ends_at > $1::timestamptz`,
  values: ({ now }) => [now, kind],
});

export const banners = published('banner');
export const announcements = published('announcement');
