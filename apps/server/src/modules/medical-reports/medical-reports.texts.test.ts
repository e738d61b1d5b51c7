import { expect, test } from 'vitest';
import { medicalReportsTexts, templatesFor } from './medical-reports.texts.ts';

test('no Arabic sentence of a document speaks of a man or of a woman', () => {
  const templates = templatesFor({ doctor: 'Layla', doctorAr: 'ليلى', day: '01/01/2027', dayAr: '٠١/٠١/٢٠٢٧' });
  const sentences = [medicalReportsTexts.sickLeave('٣').ar, ...templates.map(({ text }) => text.ar)];
  expect(sentences).toHaveLength(3);
  for (const sentence of sentences) expect(sentence).not.toMatch(/راجع|المريض|المريضة|يُوصى له|يُوصى لها/);
});
