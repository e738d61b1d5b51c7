import { expect, test } from 'vitest';
import { typedText, type TypedField } from './typed-text.ts';

const after = (part: Partial<TypedField>) => {
  const typed = typedText();
  typed.note({ type: 'text', value: 'Sara', isConnected: true, ...part });
  return typed.isThere();
};

test('what was typed and still stands in a field is there', () => {
  expect(typedText().isThere()).toBe(false);
  expect([after({}), after({ type: 'textarea' }), after({ type: 'email' })]).toEqual([true, true, true]);
});

test('a choice, a field that was emptied again, and one whose form was sent are not', () => {
  expect(['radio', 'checkbox', 'select-one', 'file'].map((type) => after({ type }))).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect([after({ value: ' ' }), after({ isConnected: false })]).toEqual([false, false]);
});

test('a field is read as it stands when it is asked', () => {
  const field = { type: 'textarea', value: 'W', isConnected: true };
  const typed = typedText();
  typed.note(field);
  field.value = '';
  expect(typed.isThere()).toBe(false);
});
