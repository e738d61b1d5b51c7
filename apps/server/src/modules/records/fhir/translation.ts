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

/**
 * The Arabic of a text where the sender gives one: by the extension of FHIR for translations, which stands beside the text under its name
 * with an underscore, or as the text itself.
 */
export function arabicOf(element: unknown, name: string): string | null {
  const body = asBody(element);
  const text = body[name];
  if (typeof text === 'string' && /\p{Script=Arabic}/u.test(text)) return text.trim().slice(0, 500);
  const said = bodiesIn(asBody(body[`_${name}`])['extension'])
    .filter(({ url }) => url === translation)
    .map(({ extension }) => bodiesIn(extension))
    .find((parts) => parts.some(({ valueCode }) => valueCode === 'ar'))
    ?.find(({ url }) => url === 'content')?.['valueString'];
  return typeof said === 'string' && said.trim() !== '' ? said.trim().slice(0, 500) : null;
}
