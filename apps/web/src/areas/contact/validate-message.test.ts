import { expect, test } from 'vitest';
import * as m from '#paraglide/messages.js';
import { validateMessage } from './validate-message.ts';

test('an empty message says of each field what to do, in the order of the screen', () => {
  expect(Object.entries(validateMessage({ name: '', contact: '', topic: '', text: '' }))).toEqual([
    ['name', m.contact_name_required],
    ['contact', m.contact_way_required],
    ['topic', m.contact_topic_required],
    ['text', m.contact_text_required],
  ]);
});

test('a contact must be a mobile or an e-mail address, and then nothing is wrong', () => {
  const message = { name: 'منال', contact: '12345', topic: 'complaint', text: 'شكرًا' };
  expect(validateMessage(message).contact).toBe(m.contact_way_wrong);
  expect(Object.values(validateMessage({ ...message, contact: '٠٥٥١٢٣٤٥٦٧' })).filter(Boolean)).toEqual([]);
});
