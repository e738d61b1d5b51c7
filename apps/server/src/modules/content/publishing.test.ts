import { describe, expect, test } from 'vitest';
import { emptyContent, richFromText } from '@balsam/domain/content';
import { apiClient } from '#test/api-client.ts';
import { demoNow, world } from '#test/world.ts';
import { newVisit, payer } from '#modules/billing/billing.fixture.ts';
import { contentDesk, wholeArticle, wholePromotion } from './content.fixture.ts';

// Published on the second: no reply of a moment before is kept.
const w = await world({ config: { replyCache: false } });
const { get, put } = apiClient(w);
const desk = await contentDesk(w);
const [sara, support] = [await payer(w, '1000001'), await payer(w, 'support@balsam.example')];
const after = (ms: number): string => new Date(demoNow.getTime() + ms).toISOString();
const minute = 60_000;

const banner = {
  ...emptyContent,
  title: 'A banner',
  title_ar: 'لافتة',
  summary: 'Its text',
  summary_ar: 'نصها',
  action: 'Go',
  action_ar: 'الانتقال',
  banner_type: 'MAIN' as const,
  link: '/promotions',
};

const ids = (items: readonly { id: number }[]): number[] => items.map(({ id }) => id);

/** Every way on which somebody outside could meet an article, by whoever asks. */
async function placesOf(id: number, title: string): Promise<string[]> {
  const found: string[] = [];
  for (const [who, token] of [
    ['guest', undefined],
    ['patient', sara.token],
    ['support', support.token],
  ] as const) {
    const options = token === undefined ? {} : { token };
    if ((await get(`/health-education/${id}`, options)).http === 200) found.push(`${who}: page`);
    if (ids((await get('/health-education/list', options)).data.items).includes(id)) found.push(`${who}: list`);
    const searched = await get('/health-education/list', { ...options, query: { q: title } });
    if (ids(searched.data.items).includes(id)) found.push(`${who}: search`);
  }
  if ((await sara.get('/health-education/saved')).data.items.some((one: { id: number }) => one.id === id))
    found.push('saved');
  return found;
}
const everywhere = ['guest', 'patient', 'support'].flatMap((who) => [`${who}: page`, `${who}: list`, `${who}: search`]);

describe('D14.04 publishing goes by the clock', () => {
  test('a draft is seen nowhere: no page, list, search, related, or saved', async () => {
    const { data } = await desk.create('article', { ...wholeArticle, title: 'Xylophones', topic: 'heart' });
    expect(await placesOf(data.id, 'xylophones')).toEqual([]);
    expect((await put(`/health-education/${data.id}/saved`, {}, { token: sara.token })).http).toBe(404);
    const { data: list } = await get('/health-education/list', { query: { topic: 'heart' } });
    const { data: shown } = await get(`/health-education/${list.items[0].id}`);
    expect(ids(shown.related)).not.toContain(data.id);
  });
  test('an article is seen from the very second to the very second', async () => {
    const { data } = await desk.create('article', { ...wholeArticle, title: 'Quokkas' });
    await desk.publish(data.id, 1, after(minute), after(2 * minute));
    const at = async (ms: number) => {
      w.at(after(ms));
      return placesOf(data.id, 'quokkas');
    };
    expect(await at(minute - 1)).toEqual([]);
    expect(await at(minute)).toEqual(everywhere);
    expect(await at(2 * minute - 1)).toEqual(everywhere);
    expect(await at(2 * minute)).toEqual([]);
    w.at(demoNow);
  });
  test('a draft beside what is published changes nothing outside, and takes its place at its time', async () => {
    const { id, revision } = await desk.publishNew('article', { ...wholeArticle, title: 'Old words' });
    const { data } = await desk.save(id, revision, { ...wholeArticle, title: 'New words' });
    expect(data).toMatchObject({ state: 'published', has_changes: true });
    const title = async () => (await get(`/health-education/${id}`)).data.title;
    expect(await title()).toBe('Old words');
    await desk.publish(id, data.revision, after(minute));
    expect(await title()).toBe('Old words');
    w.at(after(minute));
    expect(await title()).toBe('New words');
    w.at(demoNow);
  });
});

describe('D14.04 what was published before', () => {
  test('a later time replaces an earlier one, and what was to come is taken back with what is there', async () => {
    const { data } = await desk.create('article', wholeArticle);
    await desk.publish(data.id, 1, after(minute));
    await desk.publish(data.id, 2, after(3 * minute));
    w.at(after(2 * minute));
    expect((await get(`/health-education/${data.id}`)).http).toBe(404);
    w.at(after(3 * minute));
    expect((await get(`/health-education/${data.id}`)).http).toBe(200);
    await desk.end(data.id, 3);
    expect((await get(`/health-education/${data.id}`)).http).toBe(404);
    w.at(demoNow);
  });
  test('S2.13 banners, announcements and questions too', async () => {
    const news = { ...emptyContent, title: 'News', title_ar: 'خبر', summary: 'Text', summary_ar: 'نص' };
    const question = { ...emptyContent, title: 'Why?', title_ar: 'لماذا؟', body: '<p>So</p>', body_ar: '<p>هكذا</p>' };
    const made = [
      ['/banner', await desk.publishNew('banner', banner, after(minute))],
      ['/announcements', await desk.publishNew('announcement', news, after(minute))],
      ['/frequently-asked-questions', await desk.publishNew('question', question, after(minute))],
    ] as const;
    for (const [path, { id }] of made) {
      w.at(after(minute - 1));
      expect(ids((await get(path)).data.items)).not.toContain(id);
      w.at(after(minute));
      expect(ids((await get(path)).data.items)).toContain(id);
    }
    w.at(demoNow);
  });
});

describe('D14.21 promotions of the desk', () => {
  const listed = async (code: string) =>
    (await get('/promotions')).data.items.some((one: { code: string }) => one.code === code);
  const apply = async (code: string, visit: number) => sara.post('/promotions/apply', { code, appointment_id: visit });

  test('a code is unknown to everybody before it is published, and can be used from then on', async () => {
    const { data } = await desk.create('promotion', { ...wholePromotion, code: 'SECRET10' });
    await desk.publish(data.id, 1, after(minute));
    const visit = await newVisit(w, sara);
    expect([await listed('SECRET10'), (await apply('SECRET10', visit.id)).code]).toEqual([false, 'promo_not_valid']);
    w.at(after(minute));
    expect(await listed('SECRET10')).toBe(true);
    const { data: reduced } = await apply('SECRET10', visit.id);
    expect(reduced.price).toBeCloseTo(visit.price * 0.9, 2);
    await desk.end(data.id, 2);
    expect(await listed('SECRET10')).toBe(false);
    // Who has used it keeps it.
    expect((await sara.get(`/appointments/${visit.id}`)).data.price).toBeCloseTo(visit.price * 0.9, 2);
    expect((await apply('SECRET10', (await newVisit(w, sara)).id)).code).toBe('promo_not_valid');
    w.at(demoNow);
  });
  test('a code belongs to one promotion and never changes; its days come in order', async () => {
    const { data } = await desk.create('promotion', { ...wholePromotion, code: 'FAMILY20' });
    expect(await desk.publish(data.id, 1)).toMatchObject({ code: 'promotion_code_taken' });
    const shown = await desk.publishNew('promotion', { ...wholePromotion, code: 'FIXED10' });
    const { data: changed } = await desk.save(shown.id, shown.revision, { ...wholePromotion, code: 'OTHER10' });
    expect(await desk.publish(shown.id, changed.revision)).toMatchObject({ code: 'promotion_code_fixed' });
    const { data: wrong } = await desk.create('promotion', {
      ...wholePromotion,
      code: 'DAYS10',
      ends_on: '2026-10-01',
    });
    expect(await desk.publish(wrong.id, 1)).toMatchObject({ code: 'promotion_dates_not_valid' });
  });
  test('what can be used now changes at once only, and keeps count of its uses', async () => {
    const shown = await desk.publishNew('promotion', { ...wholePromotion, code: 'TWICE10', uses: 2 });
    expect(await desk.publish(shown.id, shown.revision, after(minute))).toMatchObject({
      code: 'promotion_published_already',
    });
    expect((await apply('TWICE10', (await newVisit(w, sara)).id)).http).toBe(200);
    const { data } = await desk.save(shown.id, shown.revision, {
      ...wholePromotion,
      code: 'TWICE10',
      uses: 1,
      percent: 50,
    });
    await desk.publish(shown.id, data.revision);
    const other = await payer(w, '1000002');
    const refused = await other.post('/promotions/apply', {
      code: 'TWICE10',
      appointment_id: (await newVisit(w, other)).id,
    });
    expect(refused.code).toBe('promo_not_available');
  });
});

describe('D14.21 how often a promotion may be used', () => {
  test('a use that is given back is free only below what the desk allows by now', async () => {
    const [fahad, third] = [await payer(w, '1000002'), await payer(w, '1000004')];
    const shown = await desk.publishNew('promotion', { ...wholePromotion, code: 'FEWER10', uses: 2 });
    const use = async (who: typeof sara) => {
      const { id: appointment_id } = await newVisit(w, who);
      const { http, code } = await who.post('/promotions/apply', { code: 'FEWER10', appointment_id });
      return {
        outcome: http === 200 ? 'used' : code,
        giveBack: () => who.post('/promotions/clear', { appointment_id }),
      };
    };
    const [one, other] = [await use(sara), await use(fahad)];
    expect([one.outcome, other.outcome]).toEqual(['used', 'used']);
    const { data } = await desk.save(shown.id, shown.revision, { ...wholePromotion, code: 'FEWER10', uses: 1 });
    await desk.publish(shown.id, data.revision);
    await other.giveBack();
    expect((await use(third)).outcome).toBe('promo_not_available');
    await one.giveBack();
    expect((await use(third)).outcome).toBe('used');
  });
});

describe('D14.22 terms of the desk', () => {
  const termsItem = async () => (await desk.admin.get('/staff/content?kind=terms')).data.items[0];

  test('there is one text, in force until the next version', async () => {
    const { id } = await termsItem();
    const { data } = await desk.admin.get(`/staff/content/${id}`);
    expect(data).toMatchObject({ state: 'published', has_changes: false, may: { end: false } });
    expect(data.fields.body_ar).toMatch(/^<h2>[\u0600-\u06ff]/);
    expect(await desk.create('terms', emptyContent)).toMatchObject({ code: 'content_terms_exist' });
    expect(await desk.end(id, data.revision)).toMatchObject({ code: 'content_terms_stay' });
    expect(await desk.publish(id, data.revision, null, after(minute))).toMatchObject({ code: 'content_terms_stay' });
  });
  test('D14.22 a version that has not begun is taken back, and the one in force stays', async () => {
    const { id } = await termsItem();
    const { data: before } = await desk.admin.get(`/staff/content/${id}`);
    const { data } = await desk.save(id, before.revision, { ...before.fields, body: '<p>Too early</p>' });
    const { data: coming } = await desk.publish(id, data.revision, after(minute));
    expect(coming.may).toMatchObject({ end: true });
    const { http, data: left } = await desk.end(id, coming.revision);
    expect([http, left.state, left.may.end, left.fields.body]).toEqual([200, 'published', false, '<p>Too early</p>']);
    w.at(after(minute));
    expect((await sara.get('/agreed-terms')).data).toMatchObject({ version: 1, agreed: true });
    expect((await get('/cms-content', { query: { title: 'terms' } })).data.items[0].body).not.toContain('Too early');
    expect(await desk.end(id, left.revision)).toMatchObject({ code: 'content_terms_stay' });
    w.at(demoNow);
    await desk.save(id, left.revision, before.fields);
  });
  test('D14.22 a new version is agreed to again from its time on, and is what everybody reads', async () => {
    const { id } = await termsItem();
    const { data: before } = await desk.admin.get(`/staff/content/${id}`);
    const text = '## Part\n\nNew words & more.\n\n- one\n- two';
    const fields = { ...before.fields, body: richFromText(text) };
    const { data } = await desk.save(id, before.revision, fields);
    await desk.publish(id, data.revision, after(minute));
    expect((await sara.get('/agreed-terms')).data).toMatchObject({ version: 1, agreed: true });
    w.at(after(minute));
    expect((await sara.get('/agreed-terms')).data).toMatchObject({ version: 2, agreed: false, body: text });
    expect((await get('/cms-content', { query: { title: 'terms' } })).data.items[0].body).toContain(text);
    expect((await sara.post('/agreed-terms', { version: 2 })).http).toBe(200);
    expect((await sara.get('/agreed-terms')).data).toMatchObject({ version: 2, agreed: true });
    w.at(demoNow);
  });
  test('D14.22 numbered clauses keep their numbers, in the digits of each language', async () => {
    const { id } = await termsItem();
    const { data: before } = await desk.admin.get(`/staff/content/${id}`);
    const clauses = '<ol><li><p>Alpha</p></li><li><p>Beta</p></li></ol>';
    const { data } = await desk.save(id, before.revision, { ...before.fields, body: clauses, body_ar: clauses });
    w.at(after(2 * minute));
    await desk.publish(id, data.revision);
    const { data: terms } = await sara.get('/agreed-terms');
    expect([terms.body, terms.body_ar]).toEqual(['1. Alpha\n2. Beta', '١. Alpha\n٢. Beta']);
    w.at(demoNow);
  });
});
