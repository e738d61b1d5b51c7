import { describe, expect, test } from 'vitest';
import { emptyContent } from '@balsam/domain/content';
import { apiClient } from '#test/api-client.ts';
import { demoNow, world } from '#test/world.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import { html, pictureOf, svg } from '#platform/images/pictures.fixture.ts';
import { contentDesk, wholeArticle, wholePromotion } from '../content.fixture.ts';

const w = await world();
const { get } = apiClient(w);
const desk = await contentDesk(w);
const after = (seconds: number): string => new Date(demoNow.getTime() + seconds * 1000).toISOString();

const seenBy = async (id: number, token?: string): Promise<number> =>
  (await get(`/health-education/${id}`, token === undefined ? {} : { token })).http;

async function upload(bytes: Buffer, token = desk.admin.token) {
  const boundary = 'content-desk';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  const reply = await w.app.inject({
    method: 'POST',
    url: '/api/v1/staff/content/pictures',
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  return { http: reply.statusCode, ...reply.json<{ code?: string; data: { id: string; url: string } }>() };
}
const picture = async (url: string, token?: string) =>
  w.app.inject({ method: 'GET', url, ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }) });

describe('D14.20 the content desk is for administrators', () => {
  test.each(['1000001', 'D1001', 'pharmacist@balsam.example', 'support@balsam.example', 'rider@balsam.example'])(
    '%s is refused everywhere',
    async (who) => {
      const { data } = await desk.create('article', wholeArticle);
      const other = await payer(w, who);
      const answers = [
        await other.get('/staff/content?kind=article'),
        await other.get(`/staff/content/${data.id}`),
        await other.get(`/staff/content/${data.id}/changes`),
        await other.post('/staff/content', { kind: 'article', fields: wholeArticle }),
        await other.patch(`/staff/content/${data.id}`, { revision: 1, fields: wholeArticle }),
        await other.post(`/staff/content/${data.id}/publish`, { revision: 1, from: null, until: null }),
        await other.post(`/staff/content/${data.id}/end`, { revision: 1 }),
        await other.remove(`/staff/content/${data.id}?revision=1`),
        await upload(await pictureOf('png'), other.token),
      ];
      expect(answers.map(({ http }) => http)).toEqual(answers.map(() => 403));
    },
  );
});

describe('D14.20 what could run is never kept', () => {
  test.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['an event handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['a picture with a handler', '<img src=x onerror=alert(1)><p>a</p>', '<p>a</p>'],
    ['a javascript: link', '<p><a href="javascript:alert(1)">a</a></p>', '<p><a>a</a></p>'],
    ['the same, hidden', '<p><a href=" &#106;ava&#9;script:alert(1)">a</a></p>', '<p><a>a</a></p>'],
    ['a link to data', '<p><a href="data:text/html,<script>1</script>">a</a></p>', '<p><a>a</a></p>'],
    ['a link that borrows the scheme', '<p><a href="//evil.example">a</a></p>', '<p><a>a</a></p>'],
    ['an SVG', '<svg><script>alert(1)</script><a href="javascript:1">x</a></svg><p>a</p>', '<a>x</a><p>a</p>'],
    ['a frame and styles', '<iframe src="/x"></iframe><style>*{}</style><p style="color:red">a</p>', '<p>a</p>'],
    ['a form', '<form action="/x"><input name="q"><p>a</p></form>', '<p>a</p>'],
  ])('%s, in either language', async (_, sent, kept) => {
    const { data } = await desk.create('article', { ...wholeArticle, body: sent, body_ar: sent });
    expect([data.fields.body, data.fields.body_ar]).toEqual([kept, kept]);
  });
  test.each([
    ['a broken tag', '<p>a</p><<script>script>alert(1)<</script>/script>'],
    [
      'mutated markup',
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    ],
  ])('%s leaves nothing of it', async (_, sent) => {
    const { data } = await desk.create('article', { ...wholeArticle, body: sent, body_ar: sent });
    expect(data.fields.body + data.fields.body_ar).not.toMatch(/<(?!\/?p>)/);
  });
  test('what an editor writes stays as it is', async () => {
    const rich =
      '<h2>One</h2><p>Two <strong>three</strong> <em>four</em><br />five</p><ul><li><p>six</p></li></ul><ol><li>seven</li></ol><p><a href="https://www.moh.gov.sa/">eight</a> <a href="/vaccinations">nine</a> <a href="tel:937">ten</a></p>';
    const { data } = await desk.create('article', { ...wholeArticle, body: rich });
    expect(data.fields.body).toBe(rich);
  });
  test('a link that is no path of the web app, an unknown topic and a title with control characters are refused', async () => {
    const banner = { ...emptyContent, title: 'a', banner_type: 'MAIN' as const };
    for (const link of ['javascript:alert(1)', 'https://evil.example', '//evil.example', '/\\evil.example'])
      expect(await desk.create('banner', { ...banner, link })).toMatchObject({ http: 400 });
    expect(await desk.create('article', { ...wholeArticle, topic: 'gossip' as 'heart' })).toMatchObject({ http: 400 });
    expect(await desk.create('article', { ...wholeArticle, title: 'a\u0000b' })).toMatchObject({ http: 400 });
    expect(await desk.create('article', { ...wholeArticle, body: 'x'.repeat(60_001) })).toMatchObject({ http: 400 });
    expect(await desk.create('article', { ...wholeArticle, body: '<'.repeat(60_000) })).toMatchObject({ http: 400 });
  });
  test('a speciality and a picture that are none are refused', async () => {
    expect(await desk.create('article', { ...wholeArticle, speciality_id: 999_999 })).toMatchObject({ http: 404 });
    const none = '00000000-0000-4000-8000-000000000000';
    expect(await desk.create('article', { ...wholeArticle, picture: none })).toMatchObject({ http: 404 });
  });
});

test('D14.20 the longest texts in both languages are kept, and what is longer is told by its field', async () => {
  // 60,000 letters of two bytes each, in many paragraphs, in both fields: more than any other call takes.
  const paragraph = `<p>${'وصف المرض وعلاجه '.repeat(58)}</p>`;
  const long = paragraph.repeat(Math.floor(60_000 / paragraph.length));
  const kept = await desk.create('article', {
    ...wholeArticle,
    body: `<p>${'漢'.repeat(59_000)}</p>`,
    body_ar: long,
  });
  expect([kept.http, kept.data.fields.body.length, kept.data.fields.body_ar.length > 59_000]).toEqual([
    200,
    59_007,
    true,
  ]);
  const longer = await desk.create('article', { ...wholeArticle, body_ar: `${long}${paragraph}${paragraph}` });
  expect(longer).toMatchObject({ http: 400, errors: [{ path: 'fields.body_ar', code: 'too_long' }] });
});

describe('D14.20 pictures of content', () => {
  test('what is no picture is refused', async () => {
    expect(await upload(svg)).toMatchObject({ http: 422, code: 'file_not_an_image' });
    expect(await upload(html)).toMatchObject({ http: 422, code: 'file_not_an_image' });
    const png = await pictureOf('png');
    expect(await upload(png.subarray(0, png.length / 2))).toMatchObject({ http: 422, code: 'image_broken' });
  });
  test('D14.04 a picture is re-encoded, and seen by nobody outside before what shows it is published', async () => {
    const { data: kept } = await upload(await pictureOf('png', 400, 300));
    const { data } = await desk.create('article', { ...wholeArticle, picture: kept.id });
    expect((await picture(kept.url)).statusCode).toBe(404);
    expect((await picture(kept.url, (await payer(w, '1000001')).token)).statusCode).toBe(404);
    const preview = await picture(kept.url, desk.admin.token);
    expect([preview.statusCode, preview.headers['content-type'], preview.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'private, no-store',
    ]);
    const { revision } = (await desk.publish(data.id, data.revision)).data;
    const shown = await picture(`${kept.url}?w=160`);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(shown.rawPayload.length).toBeLessThan(preview.rawPayload.length);
    // Whoever keeps it for others, as a proxy does, asks again soon whether it is still published.
    expect(shown.headers['cache-control']).toBe('public, max-age=3600');
    await desk.end(data.id, revision);
    expect((await picture(kept.url)).statusCode).toBe(404);
  });
});

describe('D14.20 publishing is refused', () => {
  test('with one language only, each field named, with a clear sentence', async () => {
    const { data } = await desk.create('article', {
      ...wholeArticle,
      title_ar: '\u200f',
      body: '<p> \u200b&nbsp;</p>',
    });
    expect(data.one_language).toEqual(['title_ar', 'body']);
    const refused = await desk.publish(data.id, data.revision);
    expect(refused).toMatchObject({
      http: 422,
      code: 'content_one_language',
      message: 'This is written in one language only. Please complete it in Arabic and English before publishing',
      errors: [{ path: 'fields.title_ar' }, { path: 'fields.body' }],
    });
    expect(await seenBy(data.id)).toBe(404);
  });
  test('with a text or a fact missing', async () => {
    const { data } = await desk.create('article', { ...wholeArticle, summary: '', summary_ar: '', topic: null });
    expect(await desk.publish(data.id, data.revision)).toMatchObject({
      code: 'content_incomplete',
      errors: [{ path: 'fields.summary' }, { path: 'fields.summary_ar' }, { path: 'fields.topic' }],
    });
  });
  test('from a time that has passed, or until one before it begins', async () => {
    const { data } = await desk.create('article', wholeArticle);
    expect(await desk.publish(data.id, 1, after(-1))).toMatchObject({
      http: 422,
      code: 'publish_in_past',
      errors: [{ path: 'from' }],
    });
    expect(await desk.publish(data.id, 1, after(60), after(60))).toMatchObject({ code: 'publish_until_before_from' });
    expect(await desk.publish(data.id, 1, null, after(0))).toMatchObject({ code: 'publish_until_before_from' });
    expect(await seenBy(data.id)).toBe(404);
  });
  test('of a revision that somebody has changed meanwhile: 409 with what it is now and who did it', async () => {
    const { data } = await desk.create('article', wholeArticle);
    await desk.save(data.id, 1, { ...wholeArticle, title: 'Water' });
    expect(await desk.publish(data.id, 1)).toMatchObject({
      http: 409,
      code: 'content_changed',
      data: { revision: 2, fields: { title: 'Water' }, changed_by: { name: expect.stringMatching(/\w/) } },
    });
  });
});

test('D14.20 of two who save at once one is told what the other wrote, and nothing is overwritten', async () => {
  const { data } = await desk.create('article', wholeArticle);
  const both = await Promise.all([
    desk.save(data.id, 1, { ...wholeArticle, title: 'First' }),
    desk.save(data.id, 1, { ...wholeArticle, title: 'Second' }),
  ]);
  expect(new Set(both.map(({ http }) => http))).toEqual(new Set([200, 409]));
  const won = both.find(({ http }) => http === 200)!;
  const lost = both.find(({ http }) => http === 409)!;
  expect(lost).toMatchObject({
    code: 'content_changed',
    data: { revision: 2, fields: { title: won.data.fields.title } },
  });
  const { data: history } = await desk.admin.get(`/staff/content/${data.id}/changes`);
  expect(history.items.map(({ action }: { action: string }) => action)).toEqual(['edited', 'created']);
});

test('D14.20 who has not seen that it was published or ended writes, publishes and ends nothing over it', async () => {
  const { data: draft } = await desk.create('article', wholeArticle);
  const early = after(60);
  const late = await desk.publish(draft.id, draft.revision, early);
  const unseen = async (revision: number) => [
    await desk.publish(draft.id, revision),
    await desk.save(draft.id, revision, { ...wholeArticle, title: 'Unseen' }),
    await desk.end(draft.id, revision),
  ];
  for (const refused of await unseen(draft.revision))
    expect(refused).toMatchObject({ http: 409, code: 'content_changed', data: { starts_at: early } });
  const ended = await desk.end(draft.id, late.data.revision);
  for (const refused of await unseen(late.data.revision))
    expect(refused).toMatchObject({ http: 409, code: 'content_changed', data: { revision: ended.data.revision } });
});

test('D14.20 publishing and ending change no text: nothing is said to wait for publication', async () => {
  const shown = await desk.publishNew('article', wholeArticle);
  expect(shown).toMatchObject({ state: 'published', has_changes: false });
  const ended = await desk.end(shown.id, shown.revision);
  expect(ended.data).toMatchObject({ state: 'ended', has_changes: false });
  const saved = await desk.save(shown.id, ended.data.revision, { ...wholeArticle, title: 'Newer' });
  expect(saved.data).toMatchObject({ has_changes: true });
});

test('D14.20 the history says who did what and when, and cannot be changed', async () => {
  const { data } = await desk.create('article', wholeArticle);
  await desk.save(data.id, 1, { ...wholeArticle, title: 'Water', keywords: 'thirst' });
  await desk.publish(data.id, 2, after(60), after(120));
  await desk.end(data.id, 3);
  const { data: history } = await desk.admin.get(`/staff/content/${data.id}/changes`);
  expect(history.items).toMatchObject([
    { action: 'ended', changed: [] },
    { action: 'published', changed: [], starts_at: after(60), ends_at: after(120) },
    { action: 'edited', changed: ['title', 'keywords'], fields: { title: 'Water' } },
    { action: 'created', changed: [], at: demoNow.toISOString(), by: { name: expect.stringMatching(/\w/) } },
  ]);
  await expect(w.db.deleteFrom('content_change').execute()).rejects.toThrow('append-only');
});

test('D14.20 a draft can be discarded, what was published cannot', async () => {
  const { data: draft } = await desk.create('article', wholeArticle);
  expect(await desk.admin.remove(`/staff/content/${draft.id}?revision=${draft.revision}`)).toMatchObject({ http: 200 });
  expect(await desk.admin.get(`/staff/content/${draft.id}`)).toMatchObject({ http: 404 });
  const shown = await desk.publishNew('article', wholeArticle);
  const { revision } = (await desk.end(shown.id, shown.revision)).data;
  const gone = await desk.admin.remove(`/staff/content/${shown.id}?revision=${revision}`);
  expect(gone).toMatchObject({ code: 'content_was_published' });
  expect(await desk.end(shown.id, revision)).toMatchObject({ code: 'content_not_published' });
});

test('D14.20 a draft is not discarded by who has not seen what somebody else wrote in it', async () => {
  const { data: draft } = await desk.create('article', wholeArticle);
  await desk.save(draft.id, draft.revision, { ...wholeArticle, title: 'Newer words' });
  const url = `/staff/content/${draft.id}`;
  const refused = await desk.admin.remove(`${url}?revision=${draft.revision}`);
  expect(refused).toMatchObject({ http: 409, code: 'content_changed', data: { fields: { title: 'Newer words' } } });
  expect(await desk.admin.get(url)).toMatchObject({ http: 200 });
  expect(await desk.admin.remove(url)).toMatchObject({ http: 400 });
  expect(await desk.admin.remove(`${url}?revision=${draft.revision + 1}`)).toMatchObject({ http: 200 });
});

test('D14.20 the desk finds by words in either language and by state', async () => {
  const shown = await desk.publishNew('promotion', { ...wholePromotion, title: 'Zebra week', code: 'ZEBRA' });
  const list = async (query: string): Promise<number[]> =>
    (await desk.admin.get(`/staff/content?kind=promotion&${query}`)).data.items.map(({ id }: { id: number }) => id);
  expect(await list('q=zebr')).toEqual([shown.id]);
  expect(await list('q=zebra&state=published')).toEqual([shown.id]);
  expect(await list('q=zebra&state=draft')).toEqual([]);
  expect((await desk.admin.get('/staff/content?kind=article&q=zebra')).data.total).toBe(0);
});

test('D14.20 the desk lists and finds all there is, however long ago it was changed', async () => {
  const old = await desk.publishNew('announcement', { ...wholeArticle, title: 'Walrus day', topic: null });
  const newer = Array.from({ length: 520 }, (_, n) => ({
    kind: 'announcement' as const,
    fields: JSON.stringify({ ...emptyContent, title: `Notice ${n}` }),
    created_at: new Date(after(60)),
    changed_at: new Date(after(60 + Math.floor(n / 2))),
  }));
  await w.db.insertInto('content_item').values(newer).execute();
  const list = async (query: string) => (await desk.admin.get(`/staff/content?kind=announcement&${query}`)).data;
  const all = await list('limit=100');
  expect(all.total).toBeGreaterThanOrEqual(521);
  const when = all.items.map((item: { changed_at: string; id: number }) => [item.changed_at, item.id]);
  expect(when).toEqual(when.toSorted().toReversed());
  expect((await list('q=walrus')).items.map(({ id }: { id: number }) => id)).toEqual([old.id]);
  const last = await list(`limit=100&page=${Math.ceil(all.total / 100)}`);
  expect(last.items.map(({ id }: { id: number }) => id)).toContain(old.id);
});
