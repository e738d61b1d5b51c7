import type { Panorama } from './panoramas.ts';

/** What the content desk writes; a place is one of the virtual tour. */
export const contentKinds = [
  'article',
  'banner',
  'promotion',
  'package',
  'announcement',
  'question',
  'place',
  'terms',
  'symptoms',
] as const;
export type ContentKind = (typeof contentKinds)[number];

/** What articles are about; the order is that of the list. */
export const articleTopics = [
  'heart',
  'diabetes',
  'children',
  'pregnancy',
  'infections',
  'breathing',
  'bones',
  'mind',
  'medicines',
  'seasons',
  'nutrition',
] as const;
export type ArticleTopic = (typeof articleTopics)[number];

/** Drawings of our own that content can show in place of a photo. */
export const contentDrawings = [
  'heart',
  'drop',
  'child',
  'mother',
  'shield',
  'lungs',
  'spine',
  'moon',
  'capsule',
  'sun',
  'crescent',
  'kaaba',
  'thermometer',
  'mind',
  'leaf',
  'gift',
  'doctor',
  'house',
  'sheet',
] as const;
export type ContentDrawing = (typeof contentDrawings)[number];

/** Where a banner stands on the dashboard. */
export const bannerTypes = ['MAIN', 'PROMOTIONAL'] as const;

/** For how many chosen patients a promotion can be. */
export const mostChosenPatients = 500;

/** Of how many services a package consists at most. */
export const mostPackageServices = 20;

/** A service of a package as it is written; its price alone is SAR without VAT, no speciality is any. */
export type PackageService = {
  readonly title: string;
  readonly title_ar: string;
  readonly type: 'onsite' | 'virtual' | 'home' | 'onspot';
  readonly speciality_id: number | null;
  readonly quantity: number;
  readonly unit_price: number | null;
};

/** How many texts of the symptom checker can be changed. */
export const mostSymptomTexts = 300;

/** Words in the place of a text of the symptom checker's table, which `code` names. */
export type SymptomText = { readonly code: string; readonly en: string; readonly ar: string };

/** Of what there is one only, from the beginning on: it is written anew. */
export const onlyOnes: ReadonlySet<ContentKind> = new Set<ContentKind>(['terms', 'symptoms']);

/** The texts that stand beside each other in both languages. */
export type TextName = 'title' | 'summary' | 'body' | 'action';
/** A field that holds a text in one of the languages. */
export type TextField = TextName | `${TextName}_ar`;

/** All that content can say. Each kind uses some of it; what it does not use stays empty. */
export type ContentFields = Readonly<Record<TextField, string>> & {
  /** Further words by which an article is found. */
  readonly keywords: string;
  readonly topic: ArticleTopic | null;
  readonly speciality_id: number | null;
  readonly reviewed_on: string | null;
  readonly drawing: ContentDrawing | null;
  /** The id of an uploaded picture. */
  readonly picture: string | null;
  readonly banner_type: (typeof bannerTypes)[number] | null;
  /** A path of the web app. */
  readonly link: string;
  readonly position: number;
  readonly code: string;
  readonly percent: number | null;
  /** SAR without VAT. */
  readonly at_most: number | null;
  readonly visit_type: 'onsite' | 'virtual' | 'home' | 'onspot' | null;
  readonly starts_on: string | null;
  readonly ends_on: string | null;
  /** How often in all; null is no limit. */
  readonly uses: number | null;
  /** The branch in which a place is. */
  readonly location_id: number | null;
  readonly panorama: Panorama | null;
  /** Of a package: SAR without VAT. */
  readonly price: number | null;
  /** In how many parts a package may be paid. */
  readonly most_terms: number | null;
  readonly services: readonly PackageService[];
  readonly symptom_texts: readonly SymptomText[];
};
export type FactName = Exclude<keyof ContentFields, TextField>;

type KindFields = {
  readonly texts: readonly TextName[];
  readonly facts: readonly FactName[];
  /** Facts without which it cannot be published. */
  readonly required: readonly FactName[];
};

/** What each kind consists of: the editor shows it, the server keeps no more. */
export const kindFields: Readonly<Record<ContentKind, KindFields>> = {
  article: {
    texts: ['title', 'summary', 'body'],
    facts: ['topic', 'reviewed_on', 'speciality_id', 'keywords', 'drawing', 'picture'],
    required: ['topic', 'reviewed_on'],
  },
  banner: {
    texts: ['title', 'summary', 'action'],
    facts: ['banner_type', 'link', 'position', 'drawing', 'picture'],
    required: ['banner_type', 'link'],
  },
  promotion: {
    texts: ['title', 'summary'],
    facts: [
      'code',
      'percent',
      'at_most',
      'visit_type',
      'speciality_id',
      'starts_on',
      'ends_on',
      'uses',
      'drawing',
      'picture',
    ],
    required: ['code', 'percent', 'starts_on', 'ends_on'],
  },
  package: {
    texts: ['title', 'summary'],
    facts: ['price', 'most_terms', 'drawing', 'services'],
    required: ['price', 'most_terms', 'services'],
  },
  announcement: { texts: ['title', 'summary'], facts: ['link'], required: [] },
  question: { texts: ['title', 'body'], facts: ['position'], required: [] },
  place: {
    texts: ['title', 'summary'],
    facts: ['location_id', 'panorama', 'position'],
    required: ['location_id', 'panorama'],
  },
  terms: { texts: ['title', 'body'], facts: [], required: [] },
  symptoms: { texts: ['title'], facts: ['symptom_texts'], required: ['symptom_texts'] },
};

/** Content that says nothing yet. */
export const emptyContent: ContentFields = {
  title: '',
  title_ar: '',
  summary: '',
  summary_ar: '',
  body: '',
  body_ar: '',
  action: '',
  action_ar: '',
  keywords: '',
  topic: null,
  speciality_id: null,
  reviewed_on: null,
  drawing: null,
  picture: null,
  banner_type: null,
  link: '',
  position: 0,
  code: '',
  percent: null,
  at_most: null,
  visit_type: null,
  starts_on: null,
  ends_on: null,
  uses: null,
  location_id: null,
  panorama: null,
  price: null,
  most_terms: null,
  services: [],
  symptom_texts: [],
};

/** Of these fields what the kind uses; the rest as if nobody had written it. */
export function fieldsOfKind(kind: ContentKind, fields: ContentFields): ContentFields {
  const { texts, facts } = kindFields[kind];
  const used = new Set<string>([...texts.flatMap((text) => [text, `${text}_ar`]), ...facts]);
  return Object.fromEntries(
    Object.entries({ ...emptyContent, ...fields }).map(([name, value]) => [
      name,
      used.has(name) ? value : emptyContent[name as keyof ContentFields],
    ]),
  ) as ContentFields;
}

type Line = Readonly<Record<string, string | number | null>>;

/** Whether two lists say the same, in the same order. */
const areSame = (before: readonly Line[], after: readonly Line[]): boolean =>
  before.length === after.length &&
  before.every((line, n) => Object.entries(line).every(([fact, value]) => after[n]?.[fact] === value));

const isSame = (before: ContentFields, after: ContentFields, name: keyof ContentFields): boolean =>
  name === 'services' || name === 'symptom_texts' ? areSame(before[name], after[name]) : before[name] === after[name];

/** The fields in which two versions differ. */
export const changedFields = (before: ContentFields, after: ContentFields): (keyof ContentFields)[] =>
  (Object.keys(emptyContent) as (keyof ContentFields)[]).filter((name) => !isSame(before, after, name));
