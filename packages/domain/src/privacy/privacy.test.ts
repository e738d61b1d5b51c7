import { describe, expect, test } from 'vitest';
import { refused } from '../allowed/index.ts';
import { consentFor, consents, exportExpiry, exportPercent, isGiven, mayConsent, mayExport } from './index.ts';

const today = '2026-11-22';

describe('who decides about consents', () => {
  test('nobody for a child but a guardian, until the day they turn 15', () => {
    const child = { birthDay: '2011-11-23', today };
    expect(mayConsent({ ...child, byGuardian: false })).toEqual(refused('guardian_decides'));
    expect(mayConsent({ ...child, byGuardian: true })).toEqual({ ok: true });
  });
  test('from 15 on the person alone, whoever was let into their profile', () => {
    for (const birthDay of ['2011-11-22', '1950-01-01', null]) {
      expect(mayConsent({ birthDay, today, byGuardian: true })).toEqual(refused('person_decides'));
      expect(mayConsent({ birthDay, today, byGuardian: false })).toEqual({ ok: true });
    }
  });
});

describe('who may export a record', () => {
  test('no guardian of somebody of 15 or more, and its person always', () => {
    expect(mayExport({ birthDay: '2011-11-22', today, byGuardian: true })).toEqual(refused('person_decides'));
    expect(mayExport({ birthDay: '2011-11-23', today, byGuardian: true })).toEqual({ ok: true });
    for (const birthDay of ['2011-11-23', '1950-01-01', null])
      expect(mayExport({ birthDay, today, byGuardian: false })).toEqual({ ok: true });
  });
});

describe('a consent', () => {
  test('that nobody decided about, or that was taken back, does not hold', () => {
    expect(isGiven('health_tips', undefined)).toBe(false);
    expect(isGiven('health_tips', { given: false, version: consentFor('health_tips').version })).toBe(false);
  });
  test('holds only for the sentences that were read', () => {
    const { version } = consentFor('health_tips');
    expect(isGiven('health_tips', { given: true, version })).toBe(true);
    expect(isGiven('health_tips', { given: true, version: version - 1 })).toBe(false);
  });
  test('is explained in both languages, each purpose once', () => {
    expect(new Set(consents.map(({ purpose }) => purpose)).size).toBe(consents.length);
    for (const { title, titleAr, text, textAr } of consents) {
      expect(`${title}${text}`).toMatch(/^[ -~]+$/);
      expect(titleAr).toMatch(/\p{Script=Arabic}/u);
      expect(textAr).toMatch(/\p{Script=Arabic}/u);
    }
  });
});

describe('an export', () => {
  test('is at 100 percent only once it can be fetched', () => {
    expect(exportPercent({ state: 'waiting', done: 0, total: 0 })).toBe(0);
    expect(exportPercent({ state: 'running', done: 1, total: 3 })).toBe(33);
    expect(exportPercent({ state: 'running', done: 3, total: 3 })).toBe(99);
    expect(exportPercent({ state: 'ready', done: 3, total: 3 })).toBe(100);
  });
  test('goes away after seven days', () => {
    expect(exportExpiry(new Date('2026-11-22T06:00:00Z')).toISOString()).toBe('2026-11-29T06:00:00.000Z');
  });
});
