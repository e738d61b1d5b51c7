import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { stubBrowser } from '#shared/api/browser.testing.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import type { Device } from './api-types.ts';
import { DeviceRow } from './device-row.tsx';

const device = {
  id: 1,
  kind: 'computer',
  browser: 'Firefox',
  system: 'Windows',
  created_at: '2026-11-22T06:00:00Z',
  last_seen_at: '2026-11-22T06:00:00Z',
  current: true,
  remember: false,
  in_profile_of: null,
} as Device;

const shown = (change: Partial<Device> = {}): string =>
  renderToStaticMarkup(
    <DeviceRow
      device={{ ...device, ...change }}
      now={new Date('2026-11-22T06:05:00Z')}
      pending={false}
      onEnd={() => undefined}
    />,
  ).replaceAll(/<[^>]*>/g, '');

beforeEach(() => void stubBrowser());

test.each([
  ['ar', 'Firefox، Windows'],
  ['en', 'Firefox, Windows'],
] as const)('browser and system keep their names, with the comma of %s between them', (language, name) => {
  changeLocale(language);
  expect(shown()).toContain(name);
  expect(shown({ system: null })).toMatch(/^Firefox(?![،,])/);
});
