import {
  articleTopics,
  bannerTypes,
  contentDrawings,
  kindFields,
  panoramas,
  type ContentFields,
  type ContentKind,
  type FactName,
} from '@balsam/domain/content';
import { useQuery } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { topicName } from '#shared/content/topics.ts';
import { number } from '#shared/format/index.ts';
import { typedNumber } from '#shared/format/typed-number.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { SelectField } from '#shared/ui/select-field.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { UnreadLine } from '#shared/ui/unread.tsx';
import { drawingName, factName, panoramaName } from './labels.ts';
import { PictureField } from './picture-field.tsx';
import { ServicesField } from './services-field.tsx';
import { SymptomTextsField } from './symptom-texts-field.tsx';
import type { EditedFields } from './text-pair.tsx';
import { visitKinds } from './visit-kinds.ts';

const bannerNames = { MAIN: m.content_banner_main, PROMOTIONAL: m.content_banner_promotional } as const;

/** In how many parts a package may be paid. */
const termCounts = [1, 2, 3, 4] as const;

type Option = { readonly value: string; readonly label: string };

type Lists = { readonly specialities: readonly Option[]; readonly branches: readonly Option[] };

/** Choices of the facts that are chosen from a list. */
const optionsOf = (name: FactName, { specialities, branches }: Lists): readonly Option[] | undefined => {
  if (name === 'topic') return articleTopics.map((value) => ({ value, label: topicName(value) }));
  if (name === 'banner_type') return bannerTypes.map((value) => ({ value, label: bannerNames[value]() }));
  if (name === 'visit_type') return visitKinds();
  if (name === 'drawing') return contentDrawings.map((value) => ({ value, label: drawingName(value) }));
  if (name === 'panorama') return panoramas.map((value) => ({ value, label: panoramaName(value) }));
  if (name === 'most_terms') return termCounts.map((count) => ({ value: String(count), label: number(count) }));
  if (name === 'location_id') return branches;
  return name === 'speciality_id' ? specialities : undefined;
};

const numbers: ReadonlySet<FactName> = new Set(['position', 'percent', 'at_most', 'uses', 'price', 'most_terms']);
const ids: ReadonlySet<FactName> = new Set(['speciality_id', 'location_id']);
const noLists: Lists = { specialities: [], branches: [] };
const days: ReadonlySet<FactName> = new Set(['reviewed_on', 'starts_on', 'ends_on']);
const hints: Readonly<Partial<Record<FactName, () => string>>> = {
  keywords: m.content_hint_keywords,
  link: m.content_hint_link,
  code: m.content_hint_code,
  at_most: m.content_hint_at_most,
  price: m.content_hint_price,
  uses: m.content_hint_uses,
  position: m.content_hint_position,
};
const ltr: ReadonlySet<FactName> = new Set(['link', 'code']);

/** What was typed as the fact holds it: nothing is null, a number is one, in whichever digits. */
export const factOf = (name: FactName, typed: string): Partial<ContentFields> => {
  if (!numbers.has(name) && !ids.has(name))
    return { [name]: typed === '' && optionsOf(name, noLists) ? null : days.has(name) ? typed || null : typed };
  if (ids.has(name)) return { [name]: Number(typed) || null };
  return { [name]: typedNumber(typed) ?? (name === 'position' ? 0 : null) };
};

/** What has a field of its own kind, and what is one value. */
type OwnField = 'picture' | 'services' | 'symptom_texts';
type PlainFact = Exclude<FactName, OwnField>;
const ownFields: ReadonlySet<FactName> = new Set<OwnField>(['picture', 'services', 'symptom_texts']);
const isPlain = (name: FactName): name is PlainFact => !ownFields.has(name);

type FactProps = EditedFields & { readonly name: PlainFact; readonly lists: Lists };

const Fact = ({ name, lists, fields, onChange, errorOf }: FactProps) => {
  const options = optionsOf(name, lists);
  const value = fields[name];
  const text = value === null ? '' : String(value);
  const change = (typed: string): void => onChange(factOf(name, typed));
  const common = {
    name,
    label: factName(name),
    error: Number.isNaN(value) ? m.staff_number_wrong() : errorOf(name),
    hint: hints[name]?.(),
  };
  if (options)
    return (
      <SelectField
        {...common}
        value={text}
        placeholder={m.content_choose_none()}
        options={options}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
    );
  const isNumber = numbers.has(name);
  return (
    <TextField
      {...common}
      type={days.has(name) ? 'date' : 'text'}
      inputMode={isNumber ? 'decimal' : undefined}
      ltr={isNumber || days.has(name) || ltr.has(name)}
      maxLength={name === 'keywords' ? 400 : 200}
      autoComplete="off"
      {...(isNumber ? { key: name, defaultValue: text } : { value: text })}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
};

type Titled = { readonly id: number; readonly title: string; readonly title_ar: string };

const optionsIn = (read: { readonly data: { readonly items: readonly Titled[] } | undefined }): readonly Option[] =>
  (read.data?.items ?? []).map(({ id, title, title_ar: titleAr }) => ({
    value: String(id),
    label: inLocale(title, titleAr),
  }));

/** The lists that facts of this kind are chosen from. */
const useLists = (facts: readonly FactName[]) => {
  const isOf = (...names: readonly FactName[]): boolean => names.some((name) => facts.includes(name));
  const specialities = useQuery({
    ...api.hospital.parentSpecialities.query({ quiet: true }),
    enabled: isOf('speciality_id', 'services'),
  });
  const branches = useQuery({ ...api.hospital.locations.query({ quiet: true }), enabled: isOf('location_id') });
  return {
    lists: { specialities: optionsIn(specialities), branches: optionsIn(branches) },
    reads: [specialities, branches],
  };
};

/** What is no text: topic, days, code, picture. */
export const FactFields = ({ kind, ...edited }: EditedFields & { readonly kind: ContentKind }) => {
  const facts = kindFields[kind].facts;
  const { lists, reads } = useLists(facts);
  if (facts.length === 0) return null;
  return (
    <div className="grid grid-cols-1 items-start gap-4 desktop:grid-cols-2">
      <UnreadLine reads={reads} />
      {facts.filter(isPlain).map((name) => (
        <Fact key={name} name={name} lists={lists} {...edited} />
      ))}
      {facts.includes('picture') && (
        <PictureField
          picture={edited.fields.picture}
          error={edited.errorOf('picture')}
          onChange={(picture) => edited.onChange({ picture })}
        />
      )}
      {facts.includes('symptom_texts') && (
        <SymptomTextsField
          texts={edited.fields.symptom_texts}
          error={edited.errorOf('symptom_texts')}
          onChange={(symptom_texts) => edited.onChange({ symptom_texts })}
        />
      )}
      {facts.includes('services') && (
        <ServicesField
          services={edited.fields.services}
          specialities={lists.specialities}
          error={edited.errorOf('services')}
          onChange={(services) => edited.onChange({ services })}
        />
      )}
    </div>
  );
};
