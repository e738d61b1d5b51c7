import { describe, expect, test } from 'vitest';
import { draftOf, validateAddress, emptyDraft, fieldsOf, pointOf, typedPoint } from './address-draft.ts';

const whole = {
  ...emptyDraft,
  name: 'Home',
  street: 'Olaya Street',
  district: 'Olaya',
  city: 'Riyadh',
  latitude: '24.7',
  longitude: '46.6',
};

describe('an address', () => {
  test('S5.18 says all that it misses, and that it has no point', () => {
    expect(validateAddress(emptyDraft)).toEqual({
      name: 'required',
      city: 'required',
      district: 'required',
      street: 'required',
      latitude: 'point_missing',
    });
  });
  test('of blanks alone misses it as well', () => {
    expect(validateAddress({ ...whole, street: '   ' })).toEqual({ street: 'required' });
  });
  test.each([
    ['15.9', '46.6'],
    ['24.7', '56.1'],
    ['north', '46.6'],
    ['-24.7', '46.6'],
  ])('is not outside of the country: %s, %s', (latitude, longitude) => {
    expect(validateAddress({ ...whole, latitude, longitude })).toEqual({ latitude: 'point_outside' });
  });
  test('that is whole is sent, its point as numbers', () => {
    expect(validateAddress(whole)).toEqual({});
    expect(fieldsOf(whole)).toMatchObject({ name: 'Home', latitude: 24.7, longitude: 46.6, is_default: false });
  });
  test('takes a point in Arabic digits', () => {
    expect(pointOf({ ...whole, latitude: '٢٤٫٧', longitude: '٤٦٫٦' })).toEqual({ latitude: 24.7, longitude: 46.6 });
  });
  test('whose point is only about the city’s is edited without one: it has to be chosen', () => {
    const kept = { ...whole, id: 1, state: '', country: 'SA', latitude: 24.7136, longitude: 46.6753 };
    expect(draftOf({ ...kept, is_approximate: false })).toMatchObject({ latitude: '24.7136', longitude: '46.6753' });
    const draft = draftOf({ ...kept, is_approximate: true });
    expect(draft).toMatchObject({ street: 'Olaya Street', latitude: '', longitude: '' });
    expect(validateAddress(draft)).toEqual({ latitude: 'point_missing' });
  });
  test('shows a point to the metre', () => {
    expect(typedPoint({ latitude: 24.713_551_7, longitude: 46.675_296_1 })).toEqual({
      latitude: '24.71355',
      longitude: '46.67530',
    });
  });
});
