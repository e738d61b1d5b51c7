import { codeOf, EncounterResource, ObservationResource, wordsOf } from './bundle.ts';
import type { KeptResource } from './read-bundle.ts';
import type { Located } from './references.ts';
import { plainVisit, visitTitles } from './terms.ts';

export type DrawnEncounter = {
  readonly sourceId: string;
  readonly class: 'visit' | 'emergency' | 'virtual' | 'inpatient';
  readonly title: string;
  readonly titleAr: string;
  readonly reason: string | null;
  readonly provider: string | null;
  readonly practitioner: string | null;
  readonly status: string;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
};

export type DrawnObservation = {
  readonly sourceId: string;
  readonly encounterSourceId: string | null;
  readonly category: string;
  readonly loinc: string | null;
  readonly title: string;
  readonly value: number | null;
  readonly valueText: string | null;
  readonly unit: string | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly status: string;
  readonly takenAt: Date;
};

const classes: Readonly<Record<string, DrawnEncounter['class']>> = {
  EMER: 'emergency',
  IMP: 'inpatient',
  ACUTE: 'inpatient',
  VR: 'virtual',
};
const loincSystem = 'http://loinc.org';

/** The resource that a reference of the one that is drawn leads to. */
export type Lookup = (reference: string | undefined) => Located | undefined;

type Named = { name?: string | { family?: string; given?: string[]; prefix?: string[] }[] };
const nameOf = (resource: Located | undefined): string | null => {
  const { name } = (resource?.body ?? {}) as Named;
  if (typeof name === 'string') return name.slice(0, 200);
  const [first] = Array.isArray(name) ? name : [];
  const words = [...(first?.prefix ?? []), ...(first?.given ?? []), first?.family].filter((w) => typeof w === 'string');
  return words.length > 0 ? words.join(' ').slice(0, 200) : null;
};

/** A visit, or nothing when the resource says too little (no start) to stand in a timeline. */
export function drawEncounter(resource: KeptResource, find: Lookup): DrawnEncounter | undefined {
  const parsed = EncounterResource.safeParse(resource.body);
  if (!parsed.success) return undefined;
  const e = parsed.data;
  const [type] = e.type ?? [];
  const known = visitTitles[codeOf(type) ?? ''];
  const came = wordsOf(type);
  return {
    sourceId: resource.sourceId,
    class: classes[e.class?.code ?? ''] ?? 'visit',
    title: known?.en ?? came ?? plainVisit.en,
    titleAr: known?.ar ?? (came ? '' : plainVisit.ar),
    reason: wordsOf(e.reasonCode?.[0]) ?? null,
    provider: e.serviceProvider?.display ?? nameOf(find(e.serviceProvider?.reference)),
    practitioner: nameOf(find(e.participant?.[0]?.individual?.reference)),
    status: e.status ?? 'unknown',
    startedAt: new Date(e.period.start),
    endedAt: e.period.end ? new Date(e.period.end) : null,
  };
}

/** A single-valued observation, or nothing for one that has no value of its own (a panel, a pair) or no time. */
export function drawObservation(resource: KeptResource, find: Lookup): DrawnObservation | undefined {
  const parsed = ObservationResource.safeParse(resource.body);
  if (!parsed.success) return undefined;
  const o = parsed.data;
  const at = o.effectiveDateTime ?? o.issued;
  const text = o.valueString ?? wordsOf(o.valueCodeableConcept) ?? null;
  const title = wordsOf(o.code);
  if (!at || !title || (o.valueQuantity === undefined && text === null)) return undefined;
  const [range] = o.referenceRange ?? [];
  return {
    sourceId: resource.sourceId,
    encounterSourceId: find(o.encounter?.reference)?.sourceId ?? null,
    category: codeOf(o.category?.[0]) ?? 'other',
    loinc: codeOf(o.code, loincSystem) ?? null,
    title,
    value: o.valueQuantity?.value ?? null,
    valueText: text,
    unit: o.valueQuantity?.unit ?? o.valueQuantity?.code ?? null,
    low: range?.low?.value ?? null,
    high: range?.high?.value ?? null,
    status: o.status ?? 'unknown',
    takenAt: new Date(at),
  };
}
