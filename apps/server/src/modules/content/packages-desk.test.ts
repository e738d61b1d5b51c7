import { describe, expect, test } from 'vitest';
import { emptyContent, type ContentFields } from '@balsam/domain/content';
import { demoNow, world } from '#test/world.ts';
import { as } from '#modules/booking/booking.fixture.ts';
import { bookPackage, packageNow, payTerm } from '#modules/packages/packages.fixture.ts';
import { contentDesk } from './content.fixture.ts';

const w = await world();
const desk = await contentDesk(w);
const nasser = await as(w, '1000013');
const fahad = await as(w, '1000002');
const minute = 60_000;
const after = (ms: number): string => new Date(demoNow.getTime() + ms).toISOString();

const service = {
  title: 'Visit',
  title_ar: 'زيارة',
  type: 'onsite',
  speciality_id: null,
  quantity: 2,
  unit_price: 100,
} as const;

/** A package that could be published as it is. */
const wholePackage: ContentFields = {
  ...emptyContent,
  title: 'Two visits',
  title_ar: 'زيارتان',
  summary: 'Two visits within a year.',
  summary_ar: 'زيارتان خلال سنة.',
  drawing: 'heart',
  price: 150,
  most_terms: 2,
  services: [service],
};

type Offer = { readonly id: number; readonly title: string; readonly price: number; readonly is_offered: boolean };

const offers = async (): Promise<Offer[]> => (await w.app.inject({ url: '/api/v1/packages' })).json().data.items;
const offeredAs = async (title: string) => (await offers()).find((offer) => offer.title === title);
const detail = async (id: number) => (await w.app.inject({ url: `/api/v1/packages/${id}` })).json();

describe('D14.25 what keeps a package from being published', () => {
  test.each([
    ['no price', { price: null }, 'content_incomplete', 'fields.price'],
    ['no services', { services: [] }, 'content_incomplete', 'fields.services'],
    [
      'a service without its price',
      { services: [{ ...service, unit_price: null }] },
      'content_incomplete',
      'fields.services',
    ],
    [
      'a service named in English only',
      { services: [{ ...service, title_ar: '' }] },
      'content_one_language',
      'fields.services',
    ],
    ['no Arabic name', { title_ar: '' }, 'content_one_language', 'fields.title_ar'],
    ['more than its services cost alone', { price: 201 }, 'invalid_amount', 'fields.price'],
  ] as const)('%s', async (_, change, code, path) => {
    const { data } = await desk.create('package', { ...wholePackage, ...change, title: 'Lacking' });
    expect(await desk.publish(data.id, 1)).toMatchObject({ http: 422, code, errors: [{ path }] });
    expect(await offeredAs('Lacking')).toBeUndefined();
  });
  test('a speciality that is none is not kept', async () => {
    const foreign = { ...wholePackage, services: [{ ...service, speciality_id: 999_999 }] };
    expect(await desk.create('package', foreign)).toMatchObject({ http: 404, code: 'not_found' });
  });
});

describe('D14.25 packages are published as all content is', () => {
  test('says all that the package contains, however long', async () => {
    const summary = 'A visit with its examination and a talk about the results. '.repeat(25).trim();
    const long = {
      ...wholePackage,
      title: 'At length',
      summary,
      summary_ar: 'زيارة مع الفحص وشرح النتائج. '.repeat(60).trim(),
    };
    const { data } = await desk.create('package', long);
    expect((await desk.publish(data.id, 1)).http).toBe(200);
    const { id } = (await offeredAs('At length'))!;
    expect((await detail(id)).data).toMatchObject({ description: summary });
  });
  test('a draft is seen by nobody; published at a time it is offered from that instant until its end', async () => {
    const { data } = await desk.create('package', { ...wholePackage, title: 'By the clock' });
    expect(await offeredAs('By the clock')).toBeUndefined();
    await desk.publish(data.id, 1, after(minute), after(2 * minute));
    const { id } = await w.db
      .selectFrom('service_package')
      .select('id')
      .where('title', '=', 'By the clock')
      .executeTakeFirstOrThrow();
    const at = async (ms: number) => {
      w.at(after(ms));
      const [listed, page] = [await offeredAs('By the clock'), await detail(id)];
      const booking = await fahad.post('/booked-packages', { package_id: id });
      return [listed !== undefined, page.code ?? page.data.is_offered, booking.code];
    };
    expect(await at(minute - 1)).toEqual([false, 'not_found', 'not_found']);
    expect(await at(2 * minute)).toEqual([false, false, 'package_not_offered']);
    expect(await at(minute)).toEqual([true, true, undefined]);
    w.at(demoNow);
  });
  test('of two times the later publication gives the time, and what is offered stays until then', async () => {
    const { id, revision } = await desk.publishNew('package', { ...wholePackage, title: 'Live', price: 150 });
    const { data } = await desk.save(id, revision, { ...wholePackage, title: 'Live', price: 140 });
    await desk.publish(id, data.revision, after(minute));
    const later = await desk.publish(id, data.revision + 1, after(3 * minute));
    const priceAt = async (ms: number) => {
      w.at(after(ms));
      return (await offers()).filter(({ title }) => title === 'Live').map(({ price }) => price);
    };
    expect([await priceAt(0), await priceAt(2 * minute), await priceAt(3 * minute)]).toEqual([[150], [150], [140]]);
    w.at(demoNow);
    expect(await desk.end(id, later.data.revision)).toMatchObject({ http: 200, data: { state: 'ended' } });
    expect([await priceAt(0), await priceAt(3 * minute)]).toEqual([[], []]);
    w.at(demoNow);
  });
});

describe('D14.25 what was sold stays as it was sold', () => {
  test('the price, the services and the name of who has it, when another version or none is offered', async () => {
    const { id, revision } = await desk.publishNew('package', { ...wholePackage, title: 'Sold' });
    const first = (await offeredAs('Sold'))!;
    const draft = await bookPackage(nasser, first.id, 2);
    const dearer = { ...wholePackage, title: 'Sold anew', price: 290, services: [{ ...service, quantity: 3 }] };
    const { data } = await desk.save(id, revision, dearer);
    expect(await packageNow(nasser, draft)).toMatchObject({ title: 'Sold', price: 150 });
    const anew = await desk.publish(id, data.revision);
    const next = (await offeredAs('Sold anew'))!;
    expect([next.price, await offeredAs('Sold')]).toEqual([290, undefined]);
    expect((await detail(first.id)).data).toMatchObject({ title: 'Sold', price: 150, is_offered: false });
    expect(await fahad.post('/booked-packages', { package_id: first.id })).toMatchObject({
      http: 409,
      code: 'package_not_offered',
    });
    // S5.16: it is one package, whichever version of it is open.
    expect(await nasser.post('/booked-packages', { package_id: next.id })).toMatchObject({
      code: 'package_already_booked',
      data: { booked_package_id: draft.id },
    });
    await desk.end(id, anew.data.revision);
    const paid = await payTerm(w, nasser, draft);
    expect(paid).toMatchObject({ title: 'Sold', price: 150, status: 'partially booked', services_total: 2 });
  });
});
