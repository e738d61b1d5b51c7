import { expect, test } from 'vitest';
import { findSymptoms } from './index.ts';

const man = { ageYears: 40, gender: 'male' } as const;

test.each([
  ['صداعع', 'headache'],
  ['headche', 'headache'],
  ['كحه', 'cough'],
  ['إستفراغ', 'vomiting'],
  ['ألم الضرس', 'toothache'],
  ['pain in my knee', 'knee_pain'],
  ['بطني يوجعني', 'abdominal_pain'],
  ['ما اقدر اتنفس', 'breathless'],
  ['i cant breathe', 'breathless'],
  ['وجع أسنان', 'toothache'],
  ['ولدي حرارته مرتفعة', 'fever'],
  ['لدغة عقرب', 'snake_scorpion'],
  ['dizy', 'dizziness'],
  ['قلبي يدق بسرعة', 'palpitations'],
])('%s finds %s first or second', (words, code) => {
  const found = findSymptoms(words, man, 2).map((symptom) => symptom.code);
  expect(found).toContain(code);
});
