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
  ['كتمة', 'breathless'],
  ['ضيقة نفس', 'breathless'],
  ['يدوخ', 'dizziness'],
  ['مغص', 'abdominal_pain'],
  ['نغزة بالقلب', 'chest_pain'],
  ["can't breathe", 'breathless'],
  ['worst headache of my life', 'headache'],
  ['confused', 'confusion'],
  ['ما يصحى', 'drowsiness'],
  ['ما أقدر أبول', 'urine_retention'],
  ['فمه معوج', 'facial_weakness'],
  ['ما يعرف يتكلم', 'speech_trouble'],
  ['شرب كلوركس', 'poisoning'],
  ['i fainted', 'fainting'],
  ['throwing up blood', 'vomiting_blood'],
  ['انكسرت يده', 'limb_injury'],
])('%s finds %s first or second', (words, code) => {
  const found = findSymptoms(words, man, 2).map((symptom) => symptom.code);
  expect(found).toContain(code);
});
