import { describe, expect, test } from 'vitest';
import { settingDefinitions } from '@balsam/domain/settings';
import { world } from '#test/world.ts';
import { payer } from '#modules/billing/billing.fixture.ts';

const w = await world();
const [admin, sara, support] = [
  await payer(w, 'admin@balsam.example'),
  await payer(w, '1000001'),
  await payer(w, 'support@balsam.example'),
];

type Setting = { title: string; value: unknown; revision: number; changed_by: { name: string } | null };
const settings = async (): Promise<Setting[]> => (await admin.get('/staff/settings')).data.items;
const settingOf = async (title: string) => (await settings()).find((each) => each.title === title)!;
const change = (title: string, value: unknown, revision: number) =>
  admin.patch(`/staff/settings/${title}`, { value, revision });
const publicValue = async (title: string): Promise<unknown> =>
  (await sara.get(`/system-settings?title=${title}`)).data.items[0].value;

test('D13.07 each row of the table is described with its bounds, and its value is within them', async () => {
  const rows = await w.db.selectFrom('setting').select('title').execute();
  // The currency does not change, and the last is the system's own mark of how far it has come.
  const fixed = new Set(['CURRENCY', 'SCHEDULES_EXTENDED_TO']);
  expect(
    rows
      .map(({ title }) => title)
      .filter((title) => !fixed.has(title))
      .toSorted(),
  ).toEqual(Object.keys(settingDefinitions).toSorted());
  for (const { title, value, revision } of await settings())
    expect(await change(title, value, revision)).toMatchObject({ http: 200 });
});

describe('D13.07 a change of a setting is refused', () => {
  test('to whoever is no administrator', async () => {
    for (const who of [sara, support]) {
      expect(await who.get('/staff/settings')).toMatchObject({ http: 403 });
      expect(await who.patch('/staff/settings/VAT_PERCENT', { value: 5, revision: 0 })).toMatchObject({ http: 403 });
    }
  });
  test('beyond its bounds, with the bounds, in both languages', async () => {
    const refused = await change('VAT_PERCENT', 1500, (await settingOf('VAT_PERCENT')).revision);
    expect(refused).toMatchObject({ http: 422, code: 'setting_out_of_range', errors: [{ path: 'value' }] });
    expect([refused.message, refused.message_ar]).toEqual([
      'Please enter a value from 0 to 50',
      'يُرجى إدخال قيمة من 0 إلى 50',
    ]);
    expect(await publicValue('VAT_PERCENT')).toBe(15);
  });
  test('of another type, of what does not exist, and of what is fixed', async () => {
    expect(await change('VAT_PERCENT', '15', 1)).toMatchObject({ http: 422, code: 'setting_not_valid' });
    expect(await change('NO_SUCH_SETTING', 1, 0)).toMatchObject({ http: 404 });
    expect(await change('CURRENCY', 'USD', 0)).toMatchObject({ http: 404 });
    expect(await admin.get('/staff/settings/CURRENCY/changes')).toMatchObject({ http: 404 });
  });
  test('to the second of two who change it at once: 409, with what it is now', async () => {
    const { revision } = await settingOf('RIDER_ANSWER_MINUTES');
    const both = await Promise.all([
      change('RIDER_ANSWER_MINUTES', 7, revision),
      change('RIDER_ANSWER_MINUTES', 9, revision),
    ]);
    expect(new Set(both.map(({ http }) => http))).toEqual(new Set([200, 409]));
    const [first, second] = both[0]?.http === 200 ? both : both.toReversed();
    expect(second).toMatchObject({
      code: 'setting_changed',
      data: { value: first?.data.value, revision: revision + 1 },
    });
  });
  test('when two of them together would turn a least amount above the largest one', async () => {
    const [least, most] = [await settingOf('TAMARA_MINIMUM'), await settingOf('TAMARA_MAXIMUM')];
    const both = await Promise.all([
      change('TAMARA_MINIMUM', 1500, least.revision),
      change('TAMARA_MAXIMUM', 1000, most.revision),
    ]);
    expect(new Set(both.map(({ http }) => http))).toEqual(new Set([200, 422]));
    expect(both.find(({ http }) => http === 422)).toMatchObject({
      code: 'setting_out_of_order',
      message: '“Minimum amount for instalments” cannot be above “Maximum amount for instalments”',
      message_ar: 'لا يمكن أن تزيد قيمة «أقل مبلغ للتقسيط» على قيمة «أعلى مبلغ للتقسيط»',
    });
  });
  test('when its time would not be before the one that it has to be before, with the names of both', async () => {
    const { revision } = await settingOf('PHARMACY_CLOSES');
    expect(await change('PHARMACY_CLOSES', '00:00', revision)).toMatchObject({
      http: 422,
      code: 'setting_times_out_of_order',
      message: '“Deliveries and pickups from” has to be earlier than “Deliveries and pickups until”',
      message_ar: 'يجب أن يسبق وقت «بدء التوصيل والاستلام» وقت «انتهاء التوصيل والاستلام»',
    });
  });
});

test('D13.07 a change is in force at once, and stands with who made it and what it was before', async () => {
  const { revision } = await settingOf('CONTACT_NUMBER');
  const changed = await change('CONTACT_NUMBER', '920001234', revision);
  expect(changed.data).toMatchObject({
    value: '920001234',
    revision: revision + 1,
    changed_by: { name: expect.any(String) },
  });
  expect(await publicValue('CONTACT_NUMBER')).toBe('920001234');
  const { data } = await admin.get('/staff/settings/CONTACT_NUMBER/changes');
  expect(data.items[0]).toMatchObject({ before: '+966115550100', after: '920001234', at: w.clock.now().toISOString() });
  expect(data.items[0].by.name).not.toBe('');
});

test('D13.07 no change can be taken out of the history', async () => {
  await expect(w.db.deleteFrom('setting_change').execute()).rejects.toThrow('append-only');
});
