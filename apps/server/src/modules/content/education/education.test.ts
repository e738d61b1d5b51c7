import { describe, expect, test } from 'vitest';
import { apiClient } from '#test/api-client.ts';
import { world } from '#test/world.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import { contentDesk, wholeArticle } from '../content.fixture.ts';
import { savedRows } from './articles.store.ts';

const w = await world();
const { get, put, delete: remove } = apiClient(w);
const sara = await payer(w, '1000001');
const token = sara.token;

type Article = { id: number; title: string; title_ar: string; topic: string };
const found = async (query: Record<string, string>): Promise<Article[]> =>
  (await get('/health-education/list', { query })).data.items;

describe('D14.23 articles', () => {
  test('there are twelve or more, whole in both languages, with the day of their review', async () => {
    const { data } = await get('/health-education/list', { query: { limit: '100' } });
    expect(data.total).toBeGreaterThanOrEqual(12);
    for (const { id } of data.items) {
      const { data: article } = await get(`/health-education/${id}`);
      expect(article.title).not.toMatch(/[\u0600-\u06ff]/);
      expect(article.body).not.toMatch(/[\u0600-\u06ff]/);
      expect(article.body_ar).not.toMatch(/>[^<]*[a-z]{2}[^<]*</i);
      expect([article.body.length > 1500, article.body_ar.length > 1200]).toEqual([true, true]);
      expect(article.minutes).toBeGreaterThan(0);
      expect(article.reviewed_on < '2026-11-23').toBe(true);
      expect(article.speciality.title).not.toBe('');
    }
  });
});

describe('D14.23 the search of articles', () => {
  test.each([
    ['asthma', 'breathing'],
    ['asthm', 'breathing'],
    ['astma', 'breathing'],
    ['الربو', 'breathing'],
    ['ربو', 'breathing'],
    ['الربوو', 'breathing'],
    ['السُّكَّري', 'diabetes'],
    ['سكرى', 'diabetes'],
    ['diabetis', 'diabetes'],
    ['حمى الطفل', 'children'],
    ['child fever', 'children'],
    ['انتيبيوتك مضاد', undefined],
    ['المضادات', 'medicines'],
    ['antibiotic', 'medicines'],
    ['zzzzzz', undefined],
    ['!!!', undefined],
  ])('%s finds %s first', async (q, topic) => {
    expect((await found({ q }))[0]?.topic).toBe(topic);
  });
  test('what is published anew is found by its new words, no longer by the old ones', async () => {
    const desk = await contentDesk(w);
    const bodies = (word: string) => ({ body: `<p>${word}</p>`, body_ar: '<p>نص</p>' });
    const { data } = await desk.create('article', { ...wholeArticle, title: 'Quokka', ...bodies('marsupial') });
    const { data: first } = await desk.publish(data.id, data.revision);
    const searched = async (word: string) => (await found({ q: `quokka ${word}` })).map(({ id }) => id);
    expect(await searched('marsupial')).toEqual([data.id]);
    const fields = { ...wholeArticle, title: 'Quokka', ...bodies('wallaby') };
    const { data: saved } = await desk.save(data.id, first.revision, fields);
    const { data: second } = await desk.publish(data.id, saved.revision);
    expect([await searched('marsupial'), await searched('wallaby')]).toEqual([[], [data.id]]);
    await desk.end(data.id, second.revision);
    expect(await searched('wallaby')).toEqual([]);
  });
  test('a topic narrows the list and the search; what is none is refused', async () => {
    const seasons = await found({ topic: 'seasons' });
    expect(seasons.length).toBeGreaterThan(1);
    expect(new Set(seasons.map(({ topic }) => topic))).toEqual(new Set(['seasons']));
    expect(await found({ topic: 'seasons', q: 'asthma inhaler' })).toEqual([]);
    expect((await get('/health-education/list', { query: { topic: 'gossip' } })).http).toBe(400);
    expect((await get('/health-education/list', { query: { q: 'x'.repeat(81) } })).http).toBe(400);
  });
  test('pages follow one another without a gap', async () => {
    const all = await found({ limit: '100' });
    const pages = [...(await found({ limit: '5' })), ...(await found({ limit: '5', page: '2' }))];
    expect(pages.map(({ id }) => id)).toEqual(all.slice(0, 10).map(({ id }) => id));
  });
});

describe('D14.23 the page of an article', () => {
  test('related articles are of its topic or speciality, and never itself', async () => {
    const [season] = await found({ topic: 'seasons' });
    const { data } = await get(`/health-education/${season!.id}`);
    expect(data.related.length).toBeGreaterThan(0);
    expect(data.related.map(({ id }: Article) => id)).not.toContain(season!.id);
    expect(data.related[0].topic).toBe('seasons');
  });
  test('what is none, and what is no article, is not found', async () => {
    const { data } = await get('/frequently-asked-questions');
    expect((await get(`/health-education/${data.items[0].id}`)).http).toBe(404);
    expect((await get('/health-education/999999')).http).toBe(404);
    expect((await get('/health-education/x')).http).toBe(400);
  });
});

describe('D14.24 articles that somebody keeps', () => {
  const saved = async (who = token): Promise<number[]> =>
    (await get('/health-education/saved', { token: who })).data.items.map(({ id }: Article) => id);

  test('guests and staff keep none', async () => {
    const [first] = await found({});
    expect((await put(`/health-education/${first!.id}/saved`)).http).toBe(401);
    const staff = await w.tokenOf('support@balsam.example');
    expect((await put(`/health-education/${first!.id}/saved`, {}, { token: staff })).http).toBe(403);
    expect((await put('/health-education/999999/saved', {}, { token })).http).toBe(404);
  });
  test('they are one’s own, once each, the last one first, and written down as read', async () => {
    const [a, b] = await found({});
    for (const { id } of [a!, b!, a!])
      expect((await put(`/health-education/${id}/saved`, {}, { token })).http).toBe(200);
    expect(new Set(await saved())).toEqual(new Set([a!.id, b!.id]));
    expect(await saved(await w.tokenOf('1000002'))).toEqual([]);
    await remove(`/health-education/${a!.id}/saved`, { token });
    expect(await saved()).toEqual([b!.id]);
    const entries = await w.db
      .selectFrom('audit_entry')
      .select('action')
      .where('what', '=', 'saved articles')
      .execute();
    expect(new Set(entries.map(({ action }) => action))).toEqual(new Set(['read', 'write']));
  });
  test('D14.04 what is no longer published is left out', async () => {
    const desk = await contentDesk(w);
    const shown = await desk.publishNew('article', wholeArticle);
    await put(`/health-education/${shown.id}/saved`, {}, { token });
    expect(await saved()).toContain(shown.id);
    await desk.end(shown.id, shown.revision);
    expect(await saved()).not.toContain(shown.id);
  });
  test('D14.20 the copy of the data names them as they were published, never by a draft', async () => {
    const desk = await contentDesk(w);
    const shown = await desk.publishNew('article', wholeArticle);
    await put(`/health-education/${shown.id}/saved`, {}, { token });
    const draft = { ...wholeArticle, title: 'Not for anybody yet', title_ar: 'ليس لأحد بعد' };
    const { data } = await desk.save(shown.id, shown.revision, draft);
    const { id } = await w.db.selectFrom('person').select('id').where('mrn', '=', '1000001').executeTakeFirstOrThrow();
    const copied = async () =>
      (await savedRows(w.db, id, w.clock.now())).filter(({ item_id: item }) => item === shown.id);
    const asPublished = [{ title: wholeArticle.title, title_ar: wholeArticle.title_ar }];
    expect(await copied()).toMatchObject(asPublished);
    await desk.publish(shown.id, data.revision, new Date(w.clock.now().getTime() + 60_000).toISOString());
    expect(await copied()).toMatchObject(asPublished);
    await desk.end(shown.id, data.revision);
    expect(await copied()).toMatchObject(asPublished);
  });
});

test('D14.24 articles are suggested by the specialities of one’s own appointments, to whoever allows that and as long as they do', async () => {
  const allow = (given: boolean) => sara.patch('/privacy/consents', { purpose: 'health_tips', given, version: 1 });
  const count = async () => (await sara.get('/health-education/suggested')).data.items.length as number;
  expect(await count()).toBe(0);
  await allow(true);

  const specialities = await w.db
    .selectFrom('appointment as a')
    .innerJoin('person as p', 'p.id', 'a.patient_id')
    .innerJoin('speciality as s', 's.id', 'a.speciality_id')
    .select(['s.id', 's.parent_id'])
    .where('p.mrn', '=', '1000001')
    .where('a.state', 'not in', ['cancelled', 'released'])
    .execute();
  const own = new Set(specialities.flatMap(({ id, parent_id: parent }) => [id, parent]));
  const { data } = await get('/health-education/suggested', { token });
  expect(data.items.length).toBeGreaterThan(0);
  for (const { id } of data.items)
    expect(own.has((await get(`/health-education/${id}`)).data.speciality.id)).toBe(true);
  await allow(false);
  expect(await count()).toBe(0);
  expect((await get('/health-education/suggested')).http).toBe(401);
});
