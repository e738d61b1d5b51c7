const units: Readonly<Record<string, string>> = {
  MG: 'mg',
  MCG: 'mcg',
  UG: 'µg',
  ML: 'ml',
  G: 'g',
  GM: 'g',
  IU: 'IU',
  L: 'L',
  KG: 'kg',
};
const small: ReadonlySet<string> = new Set(['AND', 'OF', 'FOR', 'IN', 'WITH', 'THE', 'TO', 'PER']);

/** `500MG` apart: a number and its unit. */
const measure = /^([\d.,/%]+)(MG|MCG|UG|ML|G|GM|IU|L|KG)?$/;

function nicely(word: string, at: number): string {
  const [, number, unit] = measure.exec(word) ?? [];
  if (number !== undefined) return unit === undefined ? number : `${number} ${units[unit] ?? unit}`;
  if (units[word] !== undefined) return units[word];
  if (at > 0 && small.has(word)) return word.toLowerCase();
  // Abbreviations and short marks such as F.C., XR or D3 stay as they are.
  if (word.length <= 2 || /[\d.&]/.test(word)) return word;
  return word.replace(/[A-Z]+/g, (letters) => letters.charAt(0) + letters.slice(1).toLowerCase());
}

/** A trade name that a register shouts, as a shelf label has it; one with lower-case letters is left as it is. */
export function productName(said: string): string {
  const text = said.replace(/\s+/g, ' ').trim();
  if (/[a-z]/.test(text)) return text;
  return text.split(' ').map(nicely).join(' ');
}

/** `500, 25, 5` and `mg` as `500 + 25 + 5 mg`; empty without a strength. */
export function strengthText(strength: string, unit: string): string {
  const parts = strength
    .split(/[,+]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== '0');
  if (parts.length === 0) return '';
  const said = unit.trim();
  return `${parts.join(' + ')}${said === '%' ? '%' : said === '' ? '' : ` ${said}`}`;
}

export type Pack = { readonly count: number | null; readonly size: string };

/** How much is in a package: pieces, and the size of one with its unit; `30 × 5 ml`. */
export function packOf(said: { readonly size: string; readonly unit: string; readonly count: string }): Pack {
  const size = Number(said.size);
  const count = Number(said.count);
  return {
    count: Number.isInteger(count) && count > 0 && count < 10_000 ? count : null,
    size: size > 0 && said.unit.trim() !== '' ? `${size} ${said.unit.trim()}` : '',
  };
}
