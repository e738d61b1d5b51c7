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
  'pharmacyDesk.addCoupon',
  'pharmacyDesk.addLot',
  'pharmacyDesk.addOffer',
  'pharmacyDesk.addProduct',
  'prevention.addMeasurement',
  'prevention.addVaccination',
  'records.addStatement',
  'triage.create',
];

const sources = globSync('**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('.test.') && !file.startsWith('paraglide'))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

const count = (text: string, pattern: string): number => text.match(new RegExp(pattern, 'g'))?.length ?? 0;

/** How often a call is sent in a text, and how often as one intent: as what `asIntent` is given, not beside it. */
const sentIn = (text: string, call: string) => {
  const name = `api\\.${call.replace('.', '\\.')}\\b`;
  return {
    sent: count(text, name),
    asIntent: count(text, `asIntent\\(\\s*(?:'[^']+'|\`[^\`]+\`),\\s*${name},?\\s*\\)`),
  };
};

test.each(creations)('what %s makes is made once, however often it is asked for: it is sent as one intent', (call) => {
  const found = sources.map(({ file, text }) => ({ file, ...sentIn(text, call) })).filter(({ sent }) => sent > 0);
  expect(found).not.toEqual([]);
  expect(found.filter(({ sent, asIntent }) => sent !== asIntent)).toEqual([]);
});

test('a neighbour that is sent as one intent does not speak for a call', () => {
  const text = "asIntent('offer', api.pharmacyDesk.addOffer)({ body });\napi.pharmacyDesk.addBrand({ body });";
  expect(sentIn(text, 'pharmacyDesk.addOffer')).toEqual({ sent: 1, asIntent: 1 });
  expect(sentIn(text, 'pharmacyDesk.addBrand')).toEqual({ sent: 1, asIntent: 0 });
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
  ['pharmacyDesk.correctLot', 'lot'],
  ['pharmacyDesk.removeCoupon', 'coupon'],
  ['pharmacyDesk.removeOffer', 'offer'],
  ['queue.leave', 'queue'],
  ['ratings.remove', 'rate-visit'],
  ['triage.remove', 'survey'],
  ['waitingList.leave', 'waiting-join'],
] as const;

const code = sources.map(({ text }) => text).join('\n');

/** Each place where a call is sent, with the lines beside it. */
const placesOf = (call: string): string[] => {
  const name = new RegExp(`api\\.${call.replace('.', '\\.')}\\b`);
  const lines = code.split('\n');
  return lines.flatMap((line, at) => (name.test(line) ? [lines.slice(Math.max(0, at - 3), at + 5).join('\n')] : []));
};

test.each(takenBack)(
  'what %s takes back can be made again at once: its open intent is forgotten',
  (call, ...intents) => {
    const places = placesOf(call);
    expect(places).not.toEqual([]);
    for (const place of places) {
      expect(place).toContain('takingBack(');
      for (const intent of intents) expect(place).toContain(`'${intent}'`);
    }
    for (const intent of intents) expect(code).toMatch(new RegExp(`as(?:One)?Intent\\(\\s*'${intent}',`));
  },
);

test('an own medicine or statement that is taken out can be stated again at once, also by undoing it', () => {
  expect(code).toMatch(/takingBack\('statement', \(\) =>\s+api\.records\.decideStatement\(/);
  expect(code).toMatch(/const set = .*\s+api\.medications\.change\(.*is_active/);
  expect(code).toContain("takingBack('own-medicine', () => set(false))");
  expect(code).toContain('asIntent(`restore ${id}`, api.records.addStatement)');
});
