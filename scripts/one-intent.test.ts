import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../apps/web/src');

/** What would be there twice when its answer was lost and the person pressed again. */
const creations = [
  'billing.topUp',
  'contentDesk.create',
  'doctors.enterLeave',
  'doctors.requestLeave',
  'medications.add',
  'medications.askRefill',
  'pharmacyDesk.addBrand',
  'pharmacyDesk.addOffer',
  'prevention.addMeasurement',
  'prevention.addVaccination',
  'records.addStatement',
  'triage.create',
];

const files = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('.test.') && !file.startsWith('paraglide'))
  .map((file) => ({ file, lines: readFileSync(path.join(root, file), 'utf8').split('\n') }));

/** Where a call is sent, each with the lines around it. */
const sentIn = (call: string) =>
  files.flatMap(({ file, lines }) =>
    lines.flatMap((line, at) =>
      line.includes(`api.${call}`) ? [{ file, around: lines.slice(Math.max(at - 3, 0), at + 5).join('\n') }] : [],
    ),
  );

test.each(creations)('what %s makes is made once, however often it is asked for: it is sent as one intent', (call) => {
  const sent = sentIn(call);
  expect(sent).not.toEqual([]);
  expect(sent.filter(({ around }) => !/as(?:One)?Intent\(|idempotencyKey/.test(around))).toEqual([]);
});
