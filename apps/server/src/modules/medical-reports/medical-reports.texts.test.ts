import { expect, test } from 'vitest';
import { medicalReportsTexts, stayTemplates, templatesFor } from './medical-reports.texts.ts';

test('no Arabic sentence of a document speaks of a man or of a woman', () => {
  const about = { doctor: 'Layla', doctorAr: 'ليلى', day: '01/01/2027', dayAr: '٠١/٠١/٢٠٢٧' };
  const stay = { ...about, until: '03/01/2027', untilAr: '٠٣/٠١/٢٠٢٧' };
  const templates = [...templatesFor(about), ...stayTemplates(stay)];
  const sentences = [medicalReportsTexts.sickLeave('٣').ar, ...templates.map(({ text }) => text.ar)];
  expect(sentences).toHaveLength(4);
  for (const sentence of sentences) expect(sentence).not.toMatch(/(?<!\p{L})راجع|المريض(?!ة)|يُوصى له|يُوصى لها/u);
});
