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
  'ovr.create',
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

/** What takes back, and the intents of what it takes back: made again with the same words, that is another one. */
const takenBack = [
  ['addresses.remove', 'add address'],
  ['admissions.discharge', 'admit'],
  ['booking.cancel', 'create', 'reschedule', 'rebook', 'follow-up'],
  ['contentDesk.discard', 'content'],
  ['doctors.cancelLeave', 'leave'],
  ['doctors.withdrawLeave', 'leave'],
  ['medications.cancelRefill', 'refill'],
  ['packages.cancel', 'book-package'],
  ['pharmacyDesk.removeOffer', 'offer'],
  ['queue.leave', 'queue'],
  ['ratings.remove', 'rate-visit'],
  ['triage.remove', 'survey'],
  ['waitingList.leave', 'waiting-join'],
] as const;

const sources = files.map(({ lines }) => lines.join('\n')).join('\n');

test.each(takenBack)(
  'what %s takes back can be made again at once: its open intent is forgotten',
  (call, ...intents) => {
    const sent = sentIn(call);
    expect(sent).not.toEqual([]);
    for (const { around } of sent) {
      expect(around).toContain('takingBack(');
      for (const intent of intents) expect(around).toContain(`'${intent}'`);
    }
    for (const intent of intents) expect(sources).toMatch(new RegExp(`as(?:One)?Intent\\(\\s*'${intent}',`));
  },
);

test('an own medicine or statement that is taken out can be stated again at once, also by undoing it', () => {
  expect(sources).toMatch(/takingBack\('statement', \(\) =>\s+api\.records\.decideStatement\(/);
  expect(sources).toMatch(/const set = .*\s+api\.medications\.change\(.*is_active/);
  expect(sources).toContain("takingBack('own-medicine', () => set(false))");
  expect(sources).toContain('asIntent(`restore ${id}`, api.records.addStatement)');
});
