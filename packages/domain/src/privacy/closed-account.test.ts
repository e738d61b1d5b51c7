import { describe, expect, test } from 'vitest';
import { retentionEnd, type ClosedAccount } from './index.ts';

const years = { records: 10, fiscal: 6 };
const adult: ClosedAccount = {
  closedAt: new Date('2026-11-22T09:00:00Z'),
  birthDay: '1980-05-01',
  lastCareAt: null,
  lastInvoiceAt: null,
  isPatient: true,
};

describe('D3.06 the years after an account was closed', () => {
  test('are counted in Riyadh days from the closing, each kind by its own setting', () => {
    expect(retentionEnd(adult, years)).toEqual({
      records: '2036-11-22',
      fiscal: '2032-11-22',
      needsConfirmation: false,
    });
    expect(retentionEnd(adult, { records: 15, fiscal: 20 })).toMatchObject({
      records: '2041-11-22',
      fiscal: '2046-11-22',
    });
  });
  test('begin on the day in Riyadh, which is three hours ahead of UTC', () => {
    const before = retentionEnd({ ...adult, closedAt: new Date('2026-11-22T20:59:59Z') }, years);
    const after = retentionEnd({ ...adult, closedAt: new Date('2026-11-22T21:00:00Z') }, years);
    expect([before.records, after.records]).toEqual(['2036-11-22', '2036-11-23']);
  });
  test('are never less than whole years: 29 February becomes 1 March', () => {
    const closed = { ...adult, closedAt: new Date('2028-02-29T09:00:00Z') };
    expect(retentionEnd(closed, years).records).toBe('2038-03-01');
  });
  test('begin anew with care, or an invoice, after the closing', () => {
    const later = new Date('2027-03-01T09:00:00Z');
    expect(retentionEnd({ ...adult, lastCareAt: later }, years)).toMatchObject({
      records: '2037-03-01',
      fiscal: '2032-11-22',
    });
    expect(retentionEnd({ ...adult, lastInvoiceAt: later }, years)).toMatchObject({
      records: '2036-11-22',
      fiscal: '2033-03-01',
    });
    expect(retentionEnd({ ...adult, lastCareAt: new Date('2020-01-01T09:00:00Z') }, years).records).toBe('2036-11-22');
  });
});

describe('D3.07 what a minor left behind', () => {
  const closedAt = new Date('2026-11-22T09:00:00Z');
  const born = (birthDay: string | null, isPatient = true) =>
    retentionEnd({ ...adult, closedAt, birthDay, isPatient }, years);

  test('stays until the 28th birthday, and waits for an administrator', () => {
    expect(born('2011-06-15')).toEqual({ records: '2039-06-15', fiscal: '2039-06-15', needsConfirmation: true });
  });
  test('stays for its years where these end later', () => {
    const long = retentionEnd({ ...adult, birthDay: '2011-06-15' }, { records: 30, fiscal: 6 });
    expect(long).toMatchObject({ records: '2056-11-22', fiscal: '2039-06-15' });
  });
  test('born on 28 or 29 February', () => {
    expect(born('2010-02-28').records).toBe('2038-02-28');
    expect(born('2012-02-29').records).toBe('2040-02-29');
    const late = { ...adult, closedAt: new Date('2085-01-01T09:00:00Z'), birthDay: '2072-02-29' };
    expect(retentionEnd(late, years).records).toBe('2100-03-01');
  });
  test('is decided by the age on the day of the closing', () => {
    expect([born('2008-11-22'), born('2008-11-23')].map((end) => end.needsConfirmation)).toEqual([false, true]);
  });
  test('whoever has no birth date may have been one, but a rider was not', () => {
    expect(born(null)).toEqual({ records: '2036-11-22', fiscal: '2032-11-22', needsConfirmation: true });
    expect(born(null, false).needsConfirmation).toBe(false);
  });
});
