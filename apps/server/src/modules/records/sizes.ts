import type { Posture } from '@balsam/domain/growth';
import { audit } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { publishWritten } from './publish-written.ts';
import type { Reading } from './records.policy.ts';
import { sizeTitles } from './sizes.texts.ts';
import { bodySizeRows, insertSize } from './sizes.store.ts';
import { keepStatement } from './statements.ts';
import { statementSource } from './statements.store.ts';

export type SizeKind = 'weight' | 'height' | 'head' | 'bmi';
/** A measured size in kg, cm or kg/m². */
export type Size = {
  readonly id: number;
  readonly kind: SizeKind;
  readonly value: number;
  readonly takenAt: Date;
  /** How a height was measured, where its code says so. */
  readonly posture: Posture | undefined;
  /** Written by the person or their guardian. */
  readonly isOwn: boolean;
};

const kinds: Readonly<Record<string, SizeKind>> = {
  '29463-7': 'weight',
  '3141-9': 'weight',
  '8302-2': 'height',
  '8306-3': 'height',
  '8308-9': 'height',
  '9843-4': 'head',
  '8287-5': 'head',
  '39156-5': 'bmi',
  '59576-9': 'bmi',
};
const postures: Readonly<Record<string, Posture>> = { '8306-3': 'lying', '8308-9': 'standing' };
const factors: Readonly<Record<SizeKind, Readonly<Record<string, number>>>> = {
  weight: { kg: 1, g: 0.001, '[lb_av]': 0.453_592_37, lbs: 0.453_592_37, lb: 0.453_592_37 },
  height: { cm: 1, m: 100, mm: 0.1, '[in_i]': 2.54, in: 2.54 },
  head: { cm: 1, m: 100, mm: 0.1, '[in_i]': 2.54, in: 2.54 },
  bmi: { 'kg/m2': 1, 'kg/m²': 1 },
};

/** Who measured a size that was written here by a doctor in care; all others are a person's or a guardian's own. */
const byDoctor = 'doctor';

/** The sizes of a body that a record has, the oldest first; without a unit that is known none. */
export async function bodySizes(
  db: Sql,
  { personId, hideSensitive }: Pick<Reading, 'personId' | 'hideSensitive'>,
): Promise<Size[]> {
  const rows = await bodySizeRows(db, personId, Object.keys(kinds), hideSensitive);
  return rows.flatMap(({ id, loinc, value_number: value, unit, unit_code: code, taken_at: takenAt, ...from }) => {
    const kind = kinds[loinc ?? ''];
    const factor = kind && (factors[kind][code ?? ''] ?? factors[kind][unit ?? '']);
    if (!kind || factor === undefined || value === null) return [];
    const isOwn = from.source === statementSource && from.performer !== byDoctor;
    return [
      { id, kind, value: Math.round(value * factor * 1000) / 1000, takenAt, posture: postures[loinc ?? ''], isOwn },
    ];
  });
}

type NewSize = { readonly kind: 'weight' | 'height' | 'head'; readonly value: number; readonly takenAt: Date };

const codes = {
  weight: { loinc: '29463-7', unit: 'kg' },
  height: { loinc: '8302-2', unit: 'cm' },
  head: { loinc: '9843-4', unit: 'cm' },
} as const;

/** Adds a size to the record, as a resource and as the value that the screens read. */
export async function addBodySize(
  tx: Tx,
  call: UserCall,
  { personId, why }: Reading,
  { kind, value, takenAt }: NewSize,
): Promise<void> {
  const { loinc, unit } = codes[kind];
  const { en: title, ar: titleAr } = sizeTitles[kind];
  const resource = {
    resourceType: 'Observation',
    status: 'final',
    category: [
      { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'vital-signs' }] },
    ],
    code: { coding: [{ system: 'http://loinc.org', code: loinc, display: title }], text: title },
    effectiveDateTime: takenAt.toISOString(),
    performer: [{ display: why === 'care' ? byDoctor : 'patient' }],
    valueQuantity: { value, unit, system: 'http://unitsofmeasure.org', code: unit },
  };
  const kept = await keepStatement(tx, personId, resource, call.now);
  await insertSize(tx, { personId, kept, loinc, title, titleAr, unit, value, takenAt });
  await audit(tx, call, { personId, action: 'write', what: 'measurement', recordId: kept, why });
  await publishWritten(tx, { personId, why }, [kept], call.now);
}
