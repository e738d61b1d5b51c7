import { orderStates } from '@balsam/domain/orders';
import { describe, expect, test } from 'vitest';
import { deliveryTexts } from './delivery.texts.ts';
import {
  calledBackNotice,
  orderNotice,
  reducedNotice,
  substituteLapsedNotice,
  substituteNotice,
  substituteTakenBackNotice,
  withdrawnNotice,
} from './order.texts.ts';

const facts = {
  id: 21,
  fulfilment: 'delivery',
  refund: 12.5,
  reason: 'The dose is missing',
  isPrescriptionRejected: false,
  isYoungPersons: false,
  isLostAfterCallBack: false,
} as const;
const moves = (['delivery', 'pickup'] as const).flatMap((fulfilment) =>
  orderStates.flatMap((state) => orderNotice(state, { ...facts, fulfilment }) ?? []),
);
const unfilled = orderNotice('rejected', { ...facts, isPrescriptionRejected: true })!;
const ofPatients = [
  ...moves,
  unfilled,
  orderNotice('returned', { ...facts, isLostAfterCallBack: true })!,
  ...(['prescription', 'unavailable', 'withdrawn'] as const).map((why) => reducedNotice(facts, why)),
  substituteNotice(facts, new Date('2026-11-22T09:00:00Z')),
  substituteLapsedNotice(facts),
  substituteTakenBackNotice(facts),
  ...[true, false].map((isReceived) => withdrawnNotice(facts, isReceived)),
].map(({ kind, text }) => [kind, text] as const);
const ofRiders = [
  ['assigned', deliveryTexts.assigned(21)],
  ['reminder', deliveryTexts.reminder(21)],
  ['timed out', deliveryTexts.withdrawn(21, 'timed_out')],
  ['taken back', deliveryTexts.withdrawn(21, 'withdrawn')],
] as const;

describe('the notices of an order', () => {
  test('is every kind that there is', () => expect(new Set(ofPatients.map(([kind]) => kind)).size).toBe(12));
  test.each([...ofPatients, ...ofRiders])('S9.05 names it as the screens do, in each language: %s', (_kind, text) => {
    expect(text.message.en).toMatch(/#21(?=[ .;])/);
    expect(text.message.ar).toMatch(/(?:طلبكم|الطلب) ٢١(?=[ .،:])/);
    expect(JSON.stringify(text)).not.toMatch(/BLS|000/);
  });
});

test('S4.14 a rider whose order staff took back does not read that another one has it: nobody may have it yet', () => {
  const { message } = deliveryTexts.withdrawn(21, 'withdrawn');
  expect(message.en).not.toContain('another rider');
  expect(message.ar).not.toContain('مندوب آخر');
});

describe('the reason in a notice', () => {
  const messageFor = (reason: string) => orderNotice('rejected', { ...facts, refund: undefined, reason })!.text.message;
  test.each([
    ['The dose is missing', 'The dose is missing.'],
    ['The dose is missing. ', 'The dose is missing.'],
    ['Which dose?', 'Which dose?'],
    ['ما هي الجرعة؟', 'ما هي الجرعة؟'],
    ['الجرعة غير مكتوبة…', 'الجرعة غير مكتوبة…'],
    ['الجرعة غير مكتوبة.\u200f', 'الجرعة غير مكتوبة.\u200f'],
    ['(See the note.)', '(See the note.)'],
    ['الجرعة', 'الجرعة.'],
  ])('ends as a sentence does, once: %s', (reason, ending) => {
    expect(messageFor(reason).en.endsWith(` Reason: ${ending}`)).toBe(true);
    expect(messageFor(reason).ar.endsWith(` السبب: ${ending}`)).toBe(true);
  });
  test('in the notice of an order that was called back, too', () => {
    const { message } = calledBackNotice({ ...facts, reason: 'It is the wrong product!' }).text;
    expect(message.en).toContain('Reason: It is the wrong product! Once');
    expect(message.ar).toContain('السبب: It is the wrong product! فور');
  });
});
