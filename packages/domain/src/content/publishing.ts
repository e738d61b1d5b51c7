import { allowed, refused, type Allowed } from '../allowed/index.ts';
import {
  kindFields,
  type ContentFields,
  type ContentKind,
  type FactName,
  type PackageService,
  type TextField,
} from './kinds.ts';
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

const isEmpty = (text: string): boolean => textFromRich(text).trim() === '';

/** Whether of the services of a package one has its name in one language only, and whether one lacks its name or its price. */
function lackingServices(services: readonly PackageService[]) {
  const namesOf = ({ title, title_ar: titleAr }: PackageService) =>
    [title, titleAr].filter((name) => !isEmpty(name)).length;
  return {
    oneLanguage: services.some((service) => namesOf(service) === 1),
    empty: services.some((service) => namesOf(service) === 0 || service.unit_price === null),
  };
}

const isMissing = (fact: ContentFields[FactName]): boolean =>
  fact === null || fact === '' || (typeof fact === 'object' && fact.length === 0);

/** What lacks before content can be published: texts in one language only, texts in neither, and facts. */
export function missingFields(kind: ContentKind, fields: ContentFields) {
  const oneLanguage: (TextField | 'services')[] = [];
  const empty: (TextField | FactName)[] = [];
  for (const name of kindFields[kind].texts) {
    const pair = [name, `${name}_ar`] as const;
    const lacking = pair.filter((field) => isEmpty(fields[field]));
    (lacking.length === 1 ? oneLanguage : empty).push(...lacking);
  }
  for (const name of kindFields[kind].required) if (isMissing(fields[name])) empty.push(name);
  const services = lackingServices(fields.services);
  if (services.oneLanguage) oneLanguage.push('services');
  if (services.empty) empty.push('services');
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
