import { Fragment, type ReactNode } from 'react';
import { directionOf, getLocale, inLocale, type Locale } from '#shared/i18n/locale.ts';

type Named = {
  readonly first_name: string;
  readonly middle_name?: string;
  readonly family_name?: string;
  readonly first_name_ar: string;
  readonly middle_name_ar?: string;
  readonly family_name_ar?: string;
};

const joined = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ');

/** How much of the name: in the header, in a list, in a profile. */
export type NameLength = 'first' | 'short' | 'full';

const namesOf = (person: Named, length: NameLength): Record<Locale, string> => {
  const middle = length === 'full';
  const family = length !== 'first';
  return {
    en: joined(person.first_name, middle ? person.middle_name : '', family ? person.family_name : ''),
    ar: joined(person.first_name_ar, middle ? person.middle_name_ar : '', family ? person.family_name_ar : ''),
  };
};

/** A name in the language of the screen, or in the other one where it is written in that alone. */
export const nameOf = (person: Named | undefined, length: NameLength = 'first'): string => {
  const { en, ar } = person ? namesOf(person, length) : { en: '', ar: '' };
  return inLocale(en, ar);
};

/** The name in the other language, where there is one of its own. */
export const otherNameOf = (person: Named): string => {
  const { en, ar } = namesOf(person, 'full');
  if (en === '' || ar === '') return '';
  return getLocale() === 'ar' ? en : ar;
};

/** The language that words are written in, by their letters. */
export const languageOf = (text: string): Locale => (/[\u0600-\u06ff]/.test(text) ? 'ar' : 'en');

/** Words that came in one language: marked with it where it is not the screen's, so that they are read aloud and set as what they are. */
export const Marked = ({ children: text }: { children: string }) => {
  const language = languageOf(text);
  if (text === '' || language === getLocale()) return text;
  return (
    <bdi lang={language} dir={directionOf(language)}>
      {text}
    </bdi>
  );
};

/** Parts of a text, and the commas between them. */
const partOrComma = /(?:[^,،]|[,،](?! ))+|[,،] /g;

/** Words of which each part between commas came in one language or the other, as a dosage in the words of its doctor. */
export const MarkedParts = ({ children: text }: { children: string }) =>
  [...text.matchAll(partOrComma)].map(({ 0: part, index }) => (
    <Fragment key={index}>{/^[,،] $/.test(part) ? part : <Marked>{part}</Marked>}</Fragment>
  ));

/** A person's name, marked with its language where that is not the screen's. */
export const PersonName = ({
  person,
  length = 'first',
}: {
  person: Named | undefined;
  length?: NameLength | undefined;
}) => <Marked>{nameOf(person, length)}</Marked>;

/** Stands in a sentence for what `Filled` puts there. */
export const gap = '\u{fffc}';

/** A sentence with something marked in it: `<Filled sentence={m.greeting({ name: gap })}><PersonName of={user} /></Filled>`. */
export const Filled = ({ sentence, children }: { sentence: string; children: ReactNode }) => {
  const [before = '', after = ''] = sentence.split(gap, 2);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
};
