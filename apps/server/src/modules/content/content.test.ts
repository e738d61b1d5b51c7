import { describe, expect, test } from 'vitest';
import { apiClient } from '#test/api-client.ts';
import { world } from '#test/world.ts';

const w = await world();
const { get } = apiClient(w);

describe('banners', () => {
  test('a type that is none is refused', async () => {
    const { http, body } = await get('/banner', { query: { type: 'SIDE' } });
    expect([http, body.errors[0].path]).toEqual([400, 'type']);
  });

  test('S2.13 main and promotional banners come under data.items, in both languages', async () => {
    const main = await get('/banner', { query: { type: 'MAIN' } });
    const promotional = await get('/banner', { query: { type: 'PROMOTIONAL' } });
    expect([main.data.items.length, promotional.data.items.length]).toEqual([2, 3]);
    for (const banner of [...main.data.items, ...promotional.data.items]) {
      expect(banner.text).toMatch(/[a-z]/);
      expect(banner.text_ar).toMatch(/[\u0600-\u06ff]/);
      expect(banner.link).toMatch(/^\/[a-z]/);
    }
    expect((await get('/banner')).data.items).toHaveLength(5);
  });
});

describe('system settings', () => {
  test.each(['RECORD_RETENTION_YEARS', 'SCHEDULES_EXTENDED_TO', 'NO_SUCH_SETTING'])(
    'S9.06 a setting that is not on the public list reads as not there: %s',
    async (title) => {
      const { http, body } = await get('/system-settings', { query: { title } });
      expect([http, body.code]).toEqual([404, 'not_found']);
    },
  );

  test.each(['contact_number', "A'; --", 'A'.repeat(61), ''])('a title that is none is refused: %j', async (title) => {
    expect((await get('/system-settings', { query: { title } })).http).toBe(400);
  });

  test('S9.06 the contact number comes from CONTACT_NUMBER', async () => {
    await w.db.updateTable('setting').set({ value: '"+966110000000"' }).where('title', '=', 'CONTACT_NUMBER').execute();
    const { data } = await get('/system-settings', { query: { title: 'CONTACT_NUMBER' } });
    expect(data).toEqual({ items: [{ title: 'CONTACT_NUMBER', value: '+966110000000' }] });
  });

  test('the public list has the limits and the VAT, and nothing else', async () => {
    const { data } = await get('/system-settings');
    const values = Object.fromEntries(data.items.map((s: { title: string; value: unknown }) => [s.title, s.value]));
    expect(values).toMatchObject({
      VAT_PERCENT: 15,
      FREE_DELIVERY_MINIMUM: 150,
      DELIVERY_FEE: 12,
      FAST_DELIVERY_FEE: 16,
      TAMARA_MINIMUM: 99,
      TAMARA_MAXIMUM: 2000,
      LOYALTY_POINTS_PER_SAR: 100,
    });
    expect(values).not.toHaveProperty('RECORD_RETENTION_YEARS');
    expect(values).not.toHaveProperty('SCHEDULES_EXTENDED_TO');
  });
});

describe('settings of the pharmacy', () => {
  test('S9.04 a guest reads what it goes by, as it is set now, and nothing of the rest', async () => {
    await w.db.updateTable('setting').set({ value: '199' }).where('title', '=', 'FREE_DELIVERY_MINIMUM').execute();
    await w.db.updateTable('setting').set({ is_public: false }).where('title', '=', 'TAMARA_MAXIMUM').execute();
    const { http, data } = await get('/cms-settings');
    const values = Object.fromEntries(data.items.map((s: { title: string; value: unknown }) => [s.title, s.value]));
    expect([http, values]).toEqual([
      200,
      {
        CONTACT_NUMBER: expect.stringMatching(/^\+966/),
        CURRENCY: 'SAR',
        DELIVERY_FEE: 12,
        FAST_DELIVERY_FEE: 16,
        FREE_DELIVERY_MINIMUM: 199,
        LOYALTY_POINTS_PER_SAR: 100,
        PRESCRIPTION_IMAGES_MAXIMUM: 5,
        SCHEDULING_WITHIN_DAYS: 5,
        TAMARA_MINIMUM: 99,
        VAT_PERCENT: 15,
      },
    ]);
  });
});

describe('texts of the system', () => {
  test('an unknown one is not found, a malformed name is refused', async () => {
    expect((await get('/cms-content', { query: { title: 'secrets' } })).http).toBe(404);
    expect((await get('/cms-content', { query: { title: '../etc' } })).http).toBe(400);
    expect((await get('/cms-content-fields/999999')).http).toBe(404);
    expect((await get('/cms-content-fields/x')).http).toBe(400);
  });

  test.each(['terms', 'privacy', 'return-policy', 'virtual-consent', 'on-spot-policy'])(
    '%s has a body in both languages, and its sections one by one',
    async (title) => {
      const { data } = await get('/cms-content', { query: { title } });
      expect(data.items).toHaveLength(1);
      expect(data.items[0].body_ar).toMatch(/[\u0600-\u06ff]/);
      const { data: fields } = await get(`/cms-content-fields/${data.items[0].id}`);
      for (const field of fields.items) {
        expect(data.items[0].body).toContain(field.body);
        expect(data.items[0].body_ar).toContain(field.body_ar);
      }
    },
  );

  test.each(['terms', 'privacy', 'return-policy', 'virtual-consent', 'on-spot-policy', 'about', 'contact'])(
    '%s has Arabic digits in Arabic, as the number of the ambulance reads everywhere',
    async (title) => {
      const { data } = await get('/cms-content', { query: { title } });
      expect(data.items[0].body_ar).not.toMatch(/[0-9]/);
    },
  );
});

test('nationalities come in both languages, Saudi Arabia first, under both versions', async () => {
  const { data } = await get('/nationalities');
  expect(data.items[0]).toMatchObject({ code: 'SA', title_ar: 'المملكة العربية السعودية' });
  expect(data.total).toBeGreaterThan(190);
  expect(new Set(data.items.map((n: { code: string }) => n.code)).size).toBe(data.total);
  const v2 = await w.app.inject({ method: 'GET', url: '/api/v2/nationalities' });
  expect(v2.json().data).toEqual(data);
});
