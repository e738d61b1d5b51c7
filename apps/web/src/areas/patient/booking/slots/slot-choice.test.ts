import { describe, expect, test } from 'vitest';
import type { DoctorDetail, FreeSlot, Offer } from '../api-types.ts';
import { choiceFor } from './slot-choice.ts';

const offer = (type: Offer['type'], startsAt: string | null, locationId = 1): Offer => ({
  type,
  fee: 100,
  fee_with_vat: 115,
  nearest_slot: startsAt
    ? ({ location_id: locationId, booked_date: startsAt.slice(0, 10), starts_at: startsAt } as FreeSlot)
    : null,
});

const doctor = {
  id: 4,
  locations: [{ id: 1 }, { id: 3 }],
  booking: [offer('virtual', '2026-11-24T14:00:00Z'), offer('onsite', '2026-11-22T07:00:00Z', 3)],
} as DoctorDetail;

describe('what is looked at first', () => {
  test('without a choice, the kind, branch and day that are free soonest', () => {
    const { filter, date } = choiceFor(doctor, {}, '2026-11-21');
    expect({ filter, date }).toEqual({
      filter: { doctorId: 4, type: 'onsite', locationId: 3 },
      date: '2026-11-22',
    });
  });

  test('the address is followed where it fits the doctor', () => {
    const { filter, date } = choiceFor(doctor, { method: 'onsite', location: 1, date: '2026-11-30' }, '2026-11-21');
    expect({ filter, date }).toEqual({
      filter: { doctorId: 4, type: 'onsite', locationId: 1 },
      date: '2026-11-30',
    });
  });

  test('a kind or a branch that the doctor does not have, and a past day, are not', () => {
    const { filter, date } = choiceFor(
      doctor,
      { method: 'home-healthcare', location: 2, date: '2026-11-20' },
      '2026-11-21',
    );
    expect({ filter, date }).toEqual({
      filter: { doctorId: 4, type: 'onsite', locationId: 3 },
      date: '2026-11-22',
    });
  });

  test('a visit by video is at no branch', () => {
    expect(choiceFor(doctor, { method: 'online', location: 1 }, '2026-11-21').filter.locationId).toBeUndefined();
  });

  test('where nothing is free, today', () => {
    const busy = { ...doctor, booking: [offer('onsite', null)] };
    expect(choiceFor(busy, {}, '2026-11-21').date).toBe('2026-11-21');
  });
});
