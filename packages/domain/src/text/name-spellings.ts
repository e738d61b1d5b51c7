import { toLatinDigits } from './digits.ts';

/** What stands before a name, written together with it or apart: Al Harbi, AlHarbi, عبد العزيز, عبدالعزيز. */
const before = /^(abdul|abdel|abd|abu|al|el|bin|ibn|عبد|أبو|ابو|ال|بن)(?=\p{L}{3})/iu;

/**
 * The ways in which a name may stand on file, as somebody types it who hears it: vowel signs and marks that nobody sees do not count, nor
 * which keyboard it was, nor whether its parts are written together, apart or with a hyphen. Those with fewer letters than `shortest` are left out.
 */
export function spellingsOf(typed: string, shortest: number): readonly string[] {
  const name = toLatinDigits(typed.normalize('NFC'))
    .replaceAll(/[\p{Mn}\p{Cf}]/gu, '')
    .replaceAll('\u06cc', 'ي')
    .replaceAll('\u06a9', 'ك')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const apart = name.replaceAll('-', ' ');
  const names = [name, apart, apart.replaceAll(' ', ''), apart.replace(before, '$1 ')];
  // A name on file may have the apostrophe that the keyboard has, or the one of print.
  const both = names.flatMap((each) => [each.replaceAll('’', "'"), each.replaceAll("'", '’')]);
  // Hyphens and lines between letters do not count either: what is made of them alone would be everybody.
  return [...new Set(both)].filter((each) => each.replaceAll(/[-\u0640\s]/g, '').length >= shortest);
}
