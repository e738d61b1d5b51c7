import { few, inPages, type ExportPart, type ExportSource } from '#platform/export/part.ts';
import { medicineRows, reminderRows, timesRows } from './export.store.ts';
import { medicationsTexts } from './medications.texts.ts';

/** All that is kept but the number of the person and of the staff who decided. */
async function* rowsWithoutNumbers({ sql, personId }: ExportSource, table: Parameters<typeof medicineRows>[1]) {
  for await (const row of inPages((after, count) => medicineRows(sql, table, personId, after, count))) {
    const { person_id: _whose, decided_by: _by, ...rest } = row as { person_id?: number; decided_by?: number };
    yield rest;
  }
}

const texts = medicationsTexts.export;

/** What this module stores about a person. */
export const medicationsExportParts: readonly ExportPart[] = [
  {
    name: 'medicines/refills',
    title: texts.refills,
    rows: (source) => rowsWithoutNumbers(source, 'medication_refill'),
  },
  {
    name: 'medicines/supplies',
    title: texts.supplies,
    rows: (source) => rowsWithoutNumbers(source, 'medication_supply'),
  },
  { name: 'medicines/doses', title: texts.doses, rows: (source) => rowsWithoutNumbers(source, 'medication_dose') },
  {
    name: 'medicines/subscriptions',
    title: texts.subscriptions,
    rows: (source) => rowsWithoutNumbers(source, 'refill_subscription'),
  },
  {
    name: 'medicines/reminders',
    title: texts.reminders,
    rows: ({ sql, personId }) => few(reminderRows(sql, personId)),
  },
  {
    name: 'medicines/reminder-slots',
    title: texts.times,
    rows: ({ sql, personId }) => few(timesRows(sql, personId)),
  },
];
