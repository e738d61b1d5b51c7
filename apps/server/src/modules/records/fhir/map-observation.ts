import { ageInUnits, readMoment, unitForMath, type LabFlag, type Measurand } from '@balsam/domain/records';
import { isRetracted } from '@balsam/domain/records';
import { isDay, riyadhDay } from '@balsam/domain/time';
import { codeOf, wordsOf } from './bundle.ts';
import { mapInterpretation, mapRange, type MappedRange } from './map-range.ts';
import { mapValue, type MappedValue } from './map-value.ts';
import type { BundleResource } from './read-bundle.ts';
import { resolveTo, type Resolve } from './references.ts';
import { ObservationResource, type FhirConcept, type FhirObservation, type FhirValue } from './record-shapes.ts';
import { isModified } from './modified.ts';
import { isRestricted } from './restricted.ts';
import { isAboutPatient } from './whose.ts';

/** One value of an observation: its own (component 0), or that of one of its components, counted from 1. */
export type MappedObservation = MappedValue &
  MappedRange & {
    readonly sourceId: string;
    readonly component: number;
    readonly encounterSourceId: string | null;
    readonly category: string;
    readonly loinc: string | null;
    /** The code of the observation that a component belongs to, whose sensitivity it shares. */
    readonly panelLoinc: string | null;
    readonly title: string;
    readonly interpretation: LabFlag | null;
    readonly status: string;
    readonly takenAt: Date;
    /** The moment as it came; of a period its end, or its beginning where that is all. */
    readonly takenText: string;
    /** The period as it came, where it was one. */
    readonly takenPeriod: FhirObservation['effectivePeriod'] | null;
    /** Marked by its sender as not for everybody who may see the rest. */
    readonly isRestricted: boolean;
  };

/** Whose results they are, for ranges that hold for one sex or age. */
export type Whose = { readonly gender?: string | undefined; readonly birthDate?: string | undefined };

const loincSystem = 'http://loinc.org';

/** The sections of a laboratory in table 0074 of HL7 v2. */
const sections: ReadonlySet<string> = new Set('LAB BG BLB CG CH CP GE HM IMM MB MCB MYC OSL SR TX URN VR'.split(' '));
const isLaboratory = ({ coding }: FhirConcept): boolean =>
  coding.some(
    ({ system, code }) =>
      code === 'laboratory' || code === 'LAB' || (system?.includes('0074') === true && sections.has(code ?? '')),
  );

/** Whether any of several categories is the laboratory's, in codes of FHIR or HL7 v2. */
export const isOfLaboratory = (categories: readonly FhirConcept[]): boolean => categories.some(isLaboratory);

function categoryOf(o: FhirObservation, inLabReport: boolean): string {
  if (inLabReport || isOfLaboratory(o.category)) return 'laboratory';
  const codes = o.category.flatMap((category) => codeOf(category) ?? []);
  return codes.find((code) => code === 'vital-signs') ?? codes[0] ?? 'other';
}

type Taken = { readonly at: Date; readonly text: string; readonly period: MappedObservation['takenPeriod'] };

/** Clocks differ between systems; a day ahead is a mistake. */
const aheadMs = 86_400_000;

/** When it was measured. A moment that is still to come was mistyped, and the next best is taken. */
function takenOf(o: FhirObservation, now: Date): Taken | undefined {
  const period = o.effectivePeriod ?? null;
  const given = [
    { text: o.effectiveDateTime, period: null },
    { text: o.effectiveInstant, period: null },
    { text: period?.end, period },
    { text: period?.start, period },
    { text: o.issued, period: null },
  ];
  return given.flatMap(({ text, period: during }): Taken[] => {
    const moment = text === undefined ? undefined : readMoment(text);
    return text !== undefined && moment && moment.at.getTime() <= now.getTime() + aheadMs
      ? [{ at: moment.at, text, period: during }]
      : [];
  })[0];
}

const sexOf = ({ gender }: Whose) => (gender === 'male' || gender === 'female' ? gender : null);
const ageAt = ({ birthDate }: Whose, at: Date) => {
  const day = riyadhDay(at);
  return birthDate !== undefined && isDay(birthDate) && birthDate <= day ? ageInUnits(birthDate, day) : null;
};

type Found = Pick<MappedObservation, 'component' | 'loinc' | 'title' | 'interpretation'> & MappedValue & MappedRange;

function findValue(v: FhirValue, component: number, whose: Whose, at: Date): Found | undefined {
  if (v.modifierExtension !== undefined) return undefined;
  const [value, title] = [mapValue(v), v.code && (wordsOf(v.code) ?? codeOf(v.code))];
  if (!value || title === undefined) return undefined;
  const loinc = codeOf(v.code, loincSystem) ?? null;
  const unit = unitForMath(value.unit, value.unitCode);
  const of: Measurand = { unit, shownUnit: value.unit, loinc, sex: sexOf(whose), age: ageAt(whose, at) };
  const range = mapRange(v.referenceRange, of);
  return { ...value, ...range, component, loinc, title, interpretation: mapInterpretation(v.interpretation) };
}

/**
 * The values of an observation: none for one that was entered in error or cancelled, whose meaning an unknown extension changes, that
 * is about somebody or something else, that has no value that could be shown, or no time; several for one with components, such as a blood pressure.
 */
export function mapObservation(
  resource: BundleResource,
  resolve: Resolve,
  { whose, inLabReport, now }: { whose: Whose; inLabReport: boolean; now: Date },
): readonly MappedObservation[] {
  const parsed = ObservationResource.safeParse(resource.body);
  if (
    isModified(resource.body) ||
    !parsed.success ||
    isRetracted(parsed.data.status) ||
    !isAboutPatient(resource, resolve)
  )
    return [];
  const o = parsed.data;
  const taken = takenOf(o, now);
  if (!taken) return [];
  const panelLoinc = codeOf(o.code, loincSystem) ?? null;
  return [o, ...o.component].flatMap((value, component) => {
    const found = findValue(value, component, whose, taken.at);
    if (!found) return [];
    return [
      {
        ...found,
        panelLoinc,
        sourceId: resource.sourceId,
        encounterSourceId: resolveTo(resolve, o.encounter?.reference, resource, 'Encounter')?.sourceId ?? null,
        category: categoryOf(o, inLabReport),
        status: o.status ?? 'unknown',
        takenAt: taken.at,
        takenText: taken.text,
        takenPeriod: taken.period,
        isRestricted: isRestricted(resource.body),
      },
    ];
  });
}
