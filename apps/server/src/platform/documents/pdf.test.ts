import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ltr } from './formats.ts';
import { pdfOf } from './pdf.ts';

const letter = readFileSync(path.join(import.meta.dirname, 'letter.typ'), 'utf8');
const said = (words: string, lang: 'ar' | 'en') => ({
  lang,
  issuer: 'Balsam',
  title: 'Report',
  kind: '',
  facts: [],
  notes: [],
  sections: [{ title: '', lang, paragraphs: [words] }],
  closing: [],
  footer: '',
});
/** The families whose letters a document embeds. */
const familiesOf = (words: string, lang: 'ar' | 'en' = 'en'): string[] => {
  const pdf = pdfOf(letter, said(words, lang)).toString('latin1');
  const names = pdf.match(/(?<=\/BaseFont \/[A-Z]{6}\+)[A-Za-z]+/g) ?? [];
  return [...new Set(names.map((name) => name.replace(/(?:Regular|SemiBold|Bold)$/, '')))].toSorted();
};

test.each(['Levothyroxine 50 μg', 'β-thalassemia, α-fetoprotein, γ-GT', '↑ WBC → sepsis', 'Ḥusayn ʿAbd'])(
  '%s has letters that Cairo lacks, and they are printed',
  (words) => {
    expect(familiesOf(words)).toEqual(['Cairo', 'LibertinusSerif']);
  },
);

test('signs that no letters have come from a font of signs', () => {
  expect(familiesOf('☐ done ✓')).toEqual(['Cairo', 'DejaVuSansMono']);
});

test('what Cairo has is set in Cairo alone, marks of direction among it', () => {
  expect(familiesOf(`سُكّر صائم ≥ ١٢٦ مجم/دل ± ٥٪ ${ltr('٢٠٢٦/١١/٢٢')}\u200f\u200d`, 'ar')).toEqual(['Cairo']);
  expect(familiesOf(`Glucose ≥ 126 mg/dL ± 5 % 10³/µL ${ltr('22/11/2026')}`)).toEqual(['Cairo']);
});

test('every template has the same letters', () => {
  const root = path.join(import.meta.dirname, '../..');
  const fonts = globSync('**/*.typ', { cwd: root }).map(
    (file) => /font: .*?fallback: \w+/.exec(readFileSync(path.join(root, file), 'utf8'))?.[0],
  );
  expect(fonts.length).toBeGreaterThanOrEqual(4);
  expect(new Set(fonts).size).toBe(1);
});
