import { expect, test } from 'vitest';
import { roles } from '../identity/roles.ts';
import { isRequired, kindsFor, kindsOfTopic, kindsToSwitch, notificationTopics } from './index.ts';

test('D10.01 the three topics hold each kind of a patient that can be switched, once', () => {
  const kinds = notificationTopics.flatMap(kindsOfTopic);
  expect(kinds.toSorted()).toEqual(
    kindsFor(roles.patient)
      .filter((kind) => !isRequired(kind))
      .toSorted(),
  );
});

test('D10.01 a topic goes off whole, and on again as it usually is', () => {
  expect(kindsToSwitch('visits', 'sms', false)).toContain('call_ringing');
  expect(kindsToSwitch('visits', 'sms', true)).toContain('appointment_booked');
  expect(kindsToSwitch('visits', 'sms', true)).not.toContain('call_ringing');
});

test('D10.01 a channel that a topic does not usually take is switched on for all of it', () => {
  expect(kindsToSwitch('health', 'sms', true)).toEqual(kindsOfTopic('health'));
});
