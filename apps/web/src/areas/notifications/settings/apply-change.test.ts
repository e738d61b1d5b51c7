import { expect, test } from 'vitest';
import { applyChange } from './apply-change.ts';
import type { KindSettings, Settings } from './api-types.ts';

const row = (kind: KindSettings['kind']): KindSettings => ({
  kind,
  title: kind,
  title_ar: kind,
  group: 'appointments',
  group_title: 'g',
  group_title_ar: 'g',
  in_app: true,
  required: false,
  push: true,
  sms: true,
  email: true,
});
const settings: Settings = {
  id: 1,
  language: 'ar',
  push_devices: 0,
  kinds: [row('appointment_booked'), row('appointment_paid')],
};

test('one switch changes one channel of one kind', () => {
  const after = applyChange(settings, { kind: 'appointment_paid', channel: 'sms', on: false });
  expect(after.kinds.map(({ push, sms, email }) => [push, sms, email])).toEqual([
    [true, true, true],
    [true, false, true],
  ]);
  expect(settings.kinds[1]?.sms).toBe(true);
});

test('without a kind it changes the channel of all', () => {
  const after = applyChange(settings, { channel: 'email', on: false });
  expect(after.kinds.map(({ email }) => email)).toEqual([false, false]);
});
