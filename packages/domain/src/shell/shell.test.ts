import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  consultationBlocks,
  dashboardTiles,
  hideablePlaces,
  paymentResultTarget,
  safeRoute,
  sideMenu,
  visibleMenu,
  visibleTiles,
} from './index.ts';

describe('routeToNavigate', () => {
  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' /dashboard',
    'https://evil.example',
    'javascript:alert(1)',
    '/x//evil.example',
    'dashboard',
    '',
    `/${'a'.repeat(512)}`,
  ])('S2.06 %j leads nowhere', (path) => {
    expect(safeRoute(path)).toBeUndefined();
  });
  test('S2.06 a path of this origin is kept with its query and fragment', () => {
    for (const path of [
      '/',
      '/dashboard',
      '/find-a-specialist?method=home-healthcare&q=%D8%AF#top',
      `/${'a'.repeat(511)}`,
    ])
      expect(safeRoute(path)).toBe(path);
    expect(safeRoute(undefined)).toBeUndefined();
  });
  test('S2.06 whatever is let through stays on the origin', () => {
    const trick = fc.array(
      fc.constantFrom('/', '\\', '.', '..', '@', ':', '?', '#', '\t', '\n', '%2f', 'evil.example', 'https:', '\u2215'),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(trick, (parts) => {
        const path = safeRoute(`/${parts.join('')}`);
        fc.pre(path !== undefined);
        expect(new URL(path ?? '', 'https://balsam.example').origin).toBe('https://balsam.example');
      }),
    );
  });
});

describe('payment result', () => {
  test('S2.07 package returns to the packages, any other value to upcoming appointments', () => {
    expect(paymentResultTarget('package')).toBe('/services-packages');
    expect(paymentResultTarget('online')).toBe('/appointment/upcoming/online');
    expect(paymentResultTarget('home-healthcare')).toBe('/appointment/upcoming/home-healthcare');
    expect(paymentResultTarget('onsite')).toBe('/appointment/upcoming/onsite');
    for (const other of ['wallet', '', '../pharmacy', 'Package'])
      expect(paymentResultTarget(other)).toBe('/appointment/upcoming/all');
  });
});

describe('side menu', () => {
  test('S2.08 it has twelve items, each with a path of its own', () => {
    expect(visibleMenu({ isDependent: false })).toHaveLength(12);
    expect(new Set(sideMenu.map((item) => item.path)).size).toBe(12);
  });
  test('S2.08 a dependent sees the six guardian-visible ones', () => {
    expect(visibleMenu({ isDependent: true }).map((item) => item.key)).toEqual([
      'dashboard',
      'book',
      'lab_works',
      'radiology',
      'timeline',
      'insurance',
    ]);
  });
  test('S2.08 disabled items are hidden', () => {
    const hidden = ['/lab-works', '/promotions'];
    const keys = visibleMenu({ isDependent: true, hidden }).map((item) => item.key);
    expect(keys).toEqual(['dashboard', 'book', 'radiology', 'timeline', 'insurance']);
    expect(visibleTiles({ isDependent: true, hidden }).map((tile) => tile.key)).toEqual([
      'timeline',
      'radiology',
      'insurance',
    ]);
    expect(visibleTiles({ isDependent: false, hidden })).toHaveLength(19);
  });
  test('S2.08 all may be hidden but the dashboard, booking, the visits and the profile', () => {
    const hidden = hideablePlaces.map(({ path }) => path);
    expect(visibleMenu({ isDependent: false, hidden }).map((item) => item.key)).toEqual(['dashboard', 'book']);
    expect(visibleTiles({ isDependent: false, hidden }).map((tile) => tile.key)).toEqual(['upcoming', 'profile']);
  });
});

describe('dashboard tiles', () => {
  test('S2.12 there are twenty-one, six of care, six of records, nine of yours, none twice', () => {
    expect(dashboardTiles).toHaveLength(21);
    expect(
      (['care', 'records', 'yours'] as const).map(
        (group) => dashboardTiles.filter((tile) => tile.group === group).length,
      ),
    ).toEqual([6, 6, 9]);
    expect(new Set(dashboardTiles.map((tile) => tile.path)).size).toBe(21);
  });
  test('S2.12 Upcoming Appointment has method onsite and Home HealthCare finds a specialist for the home', () => {
    const path = (key: string) => dashboardTiles.find((tile) => tile.key === key)?.path;
    expect(path('upcoming')).toBe('/appointment/upcoming/all');
    expect(path('home_health_care')).toBe('/find-a-specialist?method=home-healthcare');
  });
  test('S2.11 a dependent sees one of the three blocks, and the tiles that are guardian-visible in the menu', () => {
    expect(consultationBlocks({ isDependent: true })).toEqual(['onsite']);
    expect(consultationBlocks({ isDependent: false })).toEqual(['onsite', 'virtual', 'onspot']);
    const menu = new Set<string>(visibleMenu({ isDependent: true }).map((item) => item.path));
    expect(visibleTiles({ isDependent: true }).map((tile) => tile.key)).toEqual([
      'timeline',
      'lab_works',
      'radiology',
      'insurance',
    ]);
    expect(visibleTiles({ isDependent: true }).every((tile) => menu.has(tile.path))).toBe(true);
    expect(visibleTiles({ isDependent: false })).toHaveLength(21);
  });
});
