import type { ContentDrawing, ContentKind, ContentState, FactName, Panorama, TextName } from '@balsam/domain/content';
import { Check, CircleDashed, CircleStop, Clock } from 'lucide-react';
import * as m from '#paraglide/messages.js';

const kinds: Readonly<Record<ContentKind, { many: () => string; one: () => string }>> = {
  article: { many: m.content_articles, one: m.content_new_article },
  banner: { many: m.content_banners, one: m.content_new_banner },
  promotion: { many: m.content_promotions, one: m.content_new_promotion },
  package: { many: m.content_packages, one: m.content_new_package },
  announcement: { many: m.content_announcements, one: m.content_new_announcement },
  question: { many: m.content_questions, one: m.content_new_question },
  place: { many: m.content_places, one: m.content_new_place },
  terms: { many: m.content_terms, one: m.content_terms },
  symptoms: { many: m.content_symptoms, one: m.content_symptoms },
};

export const kindName = (kind: ContentKind): string => kinds[kind].many();
export const newName = (kind: ContentKind): string => kinds[kind].one();

const texts: Readonly<Record<TextName, () => string>> = {
  title: m.content_field_title,
  summary: m.content_field_summary,
  body: m.content_field_body,
  action: m.content_field_action,
};

/** What a text is called in a kind, without its language. */
export const textName = (kind: ContentKind, name: TextName): string => {
  if (kind === 'question' && name === 'title') return m.content_field_question();
  if (kind === 'question' && name === 'body') return m.content_field_answer();
  return texts[name]();
};

const facts: Readonly<Record<FactName, () => string>> = {
  keywords: m.content_field_keywords,
  topic: m.content_field_topic,
  speciality_id: m.content_field_speciality,
  reviewed_on: m.content_field_reviewed,
  drawing: m.content_field_drawing,
  picture: m.content_field_picture,
  banner_type: m.content_field_banner_type,
  link: m.content_field_link,
  position: m.content_field_position,
  code: m.content_field_code,
  percent: m.content_field_percent,
  at_most: m.content_field_at_most,
  visit_type: m.content_field_visit_type,
  starts_on: m.content_field_starts_on,
  ends_on: m.content_field_ends_on,
  uses: m.content_field_uses,
  location_id: m.content_field_location,
  panorama: m.content_field_panorama,
  price: m.content_field_price,
  most_terms: m.content_field_most_terms,
  services: m.content_field_services,
  symptom_texts: m.content_field_symptom_texts,
};

export const factName = (name: FactName): string => facts[name]();

const isFact = (name: string): name is FactName => name in facts;
const isTextName = (name: string): name is TextName => name in texts;

/** What a field is called, with its language where it has one. */
export const fieldName = (kind: ContentKind, field: string): string => {
  if (isFact(field)) return factName(field);
  const name = field.replace(/_ar$/, '');
  if (!isTextName(name)) return field;
  const label = textName(kind, name);
  return field.endsWith('_ar') ? m.content_in_arabic({ field: label }) : m.content_in_english({ field: label });
};

/** How a state looks and what it is called. */
export const stateStyle = {
  draft: { tone: 'neutral', icon: CircleDashed, word: m.content_state_draft },
  scheduled: { tone: 'accent', icon: Clock, word: m.content_state_scheduled },
  published: { tone: 'success', icon: Check, word: m.content_state_published },
  ended: { tone: 'neutral', icon: CircleStop, word: m.content_state_ended },
} as const satisfies Record<ContentState, unknown>;

export const contentStates = ['draft', 'scheduled', 'published', 'ended'] as const satisfies readonly ContentState[];

/** What a line of the history is called. */
export const actionName = {
  created: m.content_action_created,
  edited: m.content_action_edited,
  published: m.content_action_published,
  ended: m.content_action_ended,
} as const;

const drawingNames: Readonly<Record<ContentDrawing, () => string>> = {
  heart: m.content_drawing_heart,
  drop: m.content_drawing_drop,
  child: m.content_drawing_child,
  mother: m.content_drawing_mother,
  shield: m.content_drawing_shield,
  lungs: m.content_drawing_lungs,
  spine: m.content_drawing_spine,
  moon: m.content_drawing_moon,
  capsule: m.content_drawing_capsule,
  sun: m.content_drawing_sun,
  crescent: m.content_drawing_crescent,
  kaaba: m.content_drawing_kaaba,
  thermometer: m.content_drawing_thermometer,
  mind: m.content_drawing_mind,
  leaf: m.content_drawing_leaf,
  gift: m.content_drawing_gift,
  doctor: m.content_drawing_doctor,
  house: m.content_drawing_house,
  sheet: m.content_drawing_sheet,
};

const panoramaNames: Readonly<Record<Panorama, () => string>> = {
  lobby: m.content_panorama_lobby,
  waiting: m.content_panorama_waiting,
  clinic: m.content_panorama_clinic,
  pharmacy: m.content_panorama_pharmacy,
  ward: m.content_panorama_ward,
};

/** Which room a panorama shows. */
export const panoramaName = (panorama: Panorama): string => panoramaNames[panorama]();

/** What is to be seen on a drawing. */
export const drawingName = (drawing: ContentDrawing): string => drawingNames[drawing]();
