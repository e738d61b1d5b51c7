import { expect, test } from 'vitest';
import { isPrescribed } from './prescribed.ts';

const nexium = { substance: 'Esomeprazole magnesium', atc: 'A02BC05' };
const augmentin = { substance: 'Amoxicillin, clavulanic acid', atc: 'J01CR02' };
const words = (text: string, ...atcCodes: string[]) => ({ words: text, atcCodes });

test('a prescription covers a product by its ATC code, whatever its words are', () => {
  expect(isPrescribed(words('حبوب للمعدة', 'A02BC05'), nexium)).toBe(true);
  expect(isPrescribed(words('حبوب للمعدة', 'A02BC01'), nexium)).toBe(false);
});

test('a prescription covers a product by the names of all its substances, salts left out', () => {
  expect(isPrescribed(words('Esomeprazole 40 MG Oral Tablet'), nexium)).toBe(true);
  expect(isPrescribed(words('Omeprazole 40 MG Oral Tablet'), nexium)).toBe(false);
  expect(isPrescribed(words('Amoxicillin 500 MG Oral Capsule'), augmentin)).toBe(false);
  expect(isPrescribed(words('Amoxicillin 500 MG / Clavulanic acid 125 MG'), augmentin)).toBe(true);
});

test('a product that names neither is never covered', () => {
  expect(isPrescribed(words('Esomeprazole 40 MG', ''), { substance: '', atc: '' })).toBe(false);
});
