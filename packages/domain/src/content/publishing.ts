import { isBlank } from '../text/index.ts';
import { allowed, refused, type Allowed } from '../allowed/index.ts';
import { kindFields, type ContentFields, type ContentKind, type FactName, type TextField } from './kinds.ts';
import { textFromRich } from './rich-text.ts';

/** A version that was published: everybody sees it from its start until its end. */
export type Publication = { readonly startsAt: Date; readonly endsAt: Date | null };

export type ContentState = 'draft' | 'scheduled' | 'published' | 'ended';

/** D14.04: of the publications in their order, the one that is seen now: the last that has begun, unless it is over. */
export function seenNow<T extends Publication>(publications: readonly T[], now: Date): T | undefined {
  const last = publications.findLast(({ startsAt }) => startsAt <= now);
  return last && (last.endsAt === null || last.endsAt > now) ? last : undefined;
}

/** How content stands now, by its publications in their order. */
export function contentState(publications: readonly Publication[], now: Date): ContentState {
  if (seenNow(publications, now)) return 'published';
  if (publications.some(({ startsAt }) => startsAt > now)) return 'scheduled';
  return publications.length > 0 ? 'ended' : 'draft';
}

const isEmpty = (text: string): boolean => isBlank(textFromRich(text));

type Pair = { readonly en: string; readonly ar: string; readonly isWhole: boolean };

/** The names of services and the texts of a table, each in both languages. */
const pairsOf = (fields: ContentFields): Readonly<Record<'services' | 'symptom_texts', readonly Pair[]>> => ({
  services: fields.services.map(({ title, title_ar: ar, unit_price: price }) => ({
    en: title,
    ar,
    isWhole: price !== null,
  })),
  symptom_texts: fields.symptom_texts.map(({ en, ar }) => ({ en, ar, isWhole: true })),
});

const writtenIn = ({ en, ar }: Pair): number => [en, ar].filter((text) => !isEmpty(text)).length;

const isMissing = (fact: ContentFields[FactName]): boolean =>
  fact === null || fact === '' || (typeof fact === 'object' && fact.length === 0);

/** What lacks before content can be published: texts in one language only, texts in neither, and facts. */
export function missingFields(kind: ContentKind, fields: ContentFields) {
  const oneLanguage: (TextField | FactName)[] = [];
  const empty: (TextField | FactName)[] = [];
  for (const name of kindFields[kind].texts) {
    const pair = [name, `${name}_ar`] as const;
    const lacking = pair.filter((field) => isEmpty(fields[field]));
    (lacking.length === 1 ? oneLanguage : empty).push(...lacking);
  }
  for (const name of kindFields[kind].required) if (isMissing(fields[name])) empty.push(name);
  for (const [name, pairs] of Object.entries(pairsOf(fields)) as ['services' | 'symptom_texts', readonly Pair[]][]) {
    if (pairs.some((pair) => writtenIn(pair) === 1)) oneLanguage.push(name);
    if (pairs.some((pair) => writtenIn(pair) === 0 || !pair.isWhole)) empty.push(name);
  }
  return { oneLanguage, empty };
}

/** Whether content may be published from one instant until another; an instant before now is refused, now itself is not. */
export function mayPublish(
  period: { readonly from: Date; readonly until: Date | null },
  now: Date,
): Allowed<'publish_in_past' | 'publish_until_before_from'> {
  if (period.from < now) return refused('publish_in_past');
  if (period.until !== null && period.until <= period.from) return refused('publish_until_before_from');
  return allowed;
}
