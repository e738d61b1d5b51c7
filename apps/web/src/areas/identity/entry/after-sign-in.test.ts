import { expect, test } from 'vitest';
import { afterSignIn } from './after-sign-in.ts';

test('S4.19 a patient who has not agreed to the terms reads them first, whatever route was saved; a doctor does not', () => {
  expect(afterSignIn({ role_id: 3, is_privacy_agreed: false }, undefined)).toBe('/terms-and-condition');
  expect(afterSignIn({ role_id: 3, is_privacy_agreed: false }, '/lab-works?page=2')).toBe(
    '/terms-and-condition?routeToNavigate=%2Flab-works%3Fpage%3D2',
  );
  expect(afterSignIn({ role_id: 4, is_privacy_agreed: false }, undefined)).toBe('/doctor/dashboard');
});

test.each(['https://evil.example', '//evil.example', String.raw`/\evil.example`, 'javascript:alert(1)', '', undefined])(
  'S2.06 the saved route %j is not followed',
  (saved) => {
    expect(afterSignIn({ role_id: 3, is_privacy_agreed: true }, saved)).toBe('/dashboard');
  },
);

test('S2.06 a saved route of this origin wins over the landing', () => {
  expect(afterSignIn({ role_id: 3, is_privacy_agreed: true }, '/find-a-specialist/7?day=2026-11-23')).toBe(
    '/find-a-specialist/7?day=2026-11-23',
  );
});
