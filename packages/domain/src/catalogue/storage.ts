export type Storage = 'room_25' | 'room_30' | 'refrigerator' | 'freezer' | 'unknown';

/**
 * How a product is kept, by the words of a register. What must stay cold is `refrigerator` or `freezer`: it travels in a cold chain. A range
 * that reaches module temperature needs none.
 */
export function storageOf(conditions: string): Storage {
  const text = conditions.toLowerCase().replaceAll('º', '°');
  if (/do not refrigerat|(?:2|4)\D{1,6}(?:–|-|to)\s*\+?(?:25|30)/.test(text))
    return text.includes('30') ? 'room_30' : 'room_25';
  if (/freezer|nitrogen|-\s?\d\d/.test(text)) return 'freezer';
  if (/refrigerator/.test(text)) return 'refrigerator';
  if (text.includes('30')) return 'room_30';
  return text.includes('25') ? 'room_25' : 'unknown';
}

/** Whether it must be kept cold on its way. */
export function isColdChain(storage: Storage): boolean {
  return storage === 'refrigerator' || storage === 'freezer';
}
