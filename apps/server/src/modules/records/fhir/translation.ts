const translation = 'http://hl7.org/fhir/StructureDefinition/translation';

/** The Arabic of a text beside its English (FHIR R4, extension `translation`). */
export const inArabic = (content: string) => ({
  extension: [
    {
      url: translation,
      extension: [
        { url: 'lang', valueCode: 'ar' },
        { url: 'content', valueString: content },
      ],
    },
  ],
});

type Body = Readonly<Record<string, unknown>>;
const asBody = (value: unknown): Body => (typeof value === 'object' && value !== null ? (value as Body) : {});
const bodiesIn = (value: unknown): readonly Body[] => (Array.isArray(value) ? value.map(asBody) : []);

/** A tag of BCP 47: its first part is the language, the rest the script or the country. */
const isArabicTag = (tag: unknown): boolean => typeof tag === 'string' && /^ar(?:$|[-_])/i.test(tag.trim());

const shortened = (text: unknown): string | null =>
  typeof text === 'string' && text.trim() !== '' ? text.trim().slice(0, 500) : null;

/**
 * The Arabic of a text where the sender gives one: by the extension of FHIR for translations, which stands beside the text under its name
 * with an underscore, or as the text itself.
 */
export function arabicOf(element: unknown, name: string): string | null {
  const body = asBody(element);
  const text = body[name];
  if (typeof text === 'string' && /\p{Script=Arabic}/u.test(text)) return shortened(text);
  const said = bodiesIn(asBody(body[`_${name}`])['extension'])
    .filter(({ url }) => url === translation)
    .map(({ extension }) => bodiesIn(extension))
    .find((parts) => parts.some(({ url, valueCode }) => url === 'lang' && isArabicTag(valueCode)))
    ?.find(({ url }) => url === 'content')?.['valueString'];
  return shortened(said);
}

/** The Arabic of what a concept is shown as: of its text, or of its codes where the text says the same or is missing. */
export function arabicOfConcept(concept: unknown): string | null {
  const { text, coding } = asBody(concept);
  const shown = shortened(text)?.toLowerCase();
  const codes = bodiesIn(coding).filter(({ display }) => !shown || shortened(display)?.toLowerCase() === shown);
  const named = codes.map((code) => arabicOf(code, 'display')).find((arabic) => arabic !== null);
  return arabicOf(concept, 'text') ?? named ?? null;
}
