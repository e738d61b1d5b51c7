import { headSymptoms } from './table/symptoms-head.ts';
import { limbSymptoms } from './table/symptoms-limbs.ts';
import { trunkSymptoms } from './table/symptoms-trunk.ts';
import { cellsOf, listOf, urgencyOf } from './rows.ts';
import type { Gender, Since, Severity, Urgency, Words } from './types.ts';

/** Where on the body a complaint is pointed at; `general` and `mind` are in the list alone. */
export const bodyRegions = [
  'head',
  'face',
  'eye',
  'ear',
  'nose',
  'mouth',
  'throat',
  'neck',
  'chest',
  'breast',
  'abdomen',
  'pelvis',
  'back',
  'arm',
  'hand',
  'leg',
  'foot',
  'skin',
  'mind',
  'general',
] as const;
export type BodyRegion = (typeof bodyRegions)[number];

export type Symptom = Words & {
  readonly code: string;
  readonly regions: readonly BodyRegion[];
  readonly gender?: Gender;
  /** Only of small children. */
  readonly ofBabies: boolean;
  /** By severity, for a complaint of up to two weeks and for one that lasts longer. */
  readonly acute: Readonly<Record<Severity, Urgency>>;
  readonly lasting: Readonly<Record<Severity, Urgency>>;
  /** Codes of the hospital's specialities, the likeliest first. */
  readonly specialities: readonly string[];
  /** What people call it, beside its name. */
  readonly words: string;
};

const isRegion = (text: string): text is BodyRegion => bodyRegions.some((region) => region === text);

const triple = (letters: string) => {
  const [mild, moderate, severe] = Array.from(letters, urgencyOf);
  if (!mild || !moderate || !severe) throw new Error(`${letters}: three urgencies are needed`);
  return { mild, moderate, severe };
};

const only: Readonly<Record<string, Partial<Symptom>>> = { f: { gender: 'female' }, m: { gender: 'male' } };

/** A row: code | regions, of women (f:), men (m:) or babies (b:) only | acute | lasting | specialities | English | Arabic | other words. */
function symptomOf(row: string): Symptom {
  const [code, where, acute, lasting, specialities, en, ar, words] = cellsOf(row, 8);
  const [limit, list] = where.includes(':') ? [where[0]!, where.slice(2)] : ['', where];
  return {
    code,
    regions: listOf(list).filter(isRegion),
    ofBabies: limit === 'b',
    ...only[limit],
    acute: triple(acute),
    lasting: triple(lasting),
    specialities: listOf(specialities),
    en,
    ar,
    words,
  };
}

/** Every complaint that can be chosen. The urgencies and specialities of single complaints are the editors'. */
export const symptoms: readonly Symptom[] = [headSymptoms, trunkSymptoms, limbSymptoms].flatMap((table) =>
  table
    .trim()
    .split('\n')
    .map((row) => symptomOf(row)),
);

const byCode = new Map(symptoms.map((symptom) => [symptom.code, symptom]));

/** The complaint of a code, if there is one. */
export const symptomByCode = (code: string): Symptom | undefined => byCode.get(code);

const longSinces: ReadonlySet<Since> = new Set<Since>(['weeks', 'months']);

/** What a complaint alone asks for. */
export const baseUrgency = (symptom: Symptom, since: Since, severity: Severity): Urgency =>
  (longSinces.has(since) ? symptom.lasting : symptom.acute)[severity];

/** The oldest that a complaint of small children is offered to, in years. */
const oldestBaby = 5;

/** Whether somebody of this age and sex may have it. */
export const canHave = ({ gender, ofBabies }: Symptom, of: { ageYears: number; gender: Gender }): boolean =>
  (gender === undefined || gender === of.gender) && (!ofBabies || of.ageYears <= oldestBaby);
