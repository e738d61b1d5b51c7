import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import boundaries from '../.dependency-cruiser.mjs';
import folders from '../.dependency-cruiser.folders.mjs';

const rules = [...boundaries.forbidden, ...folders.forbidden];

/** For each rule, files that break it and nothing else: path and what it imports. */
const breaches: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'no-circular': {
    'packages/domain/src/a.ts': `import { b } from './b.ts'; export const a = () => b;`,
    'packages/domain/src/b.ts': `import { a } from './a.ts'; export const b = () => a;`,
  },
  'no-folder-cycles': {
    'apps/server/src/modules/orders/codes/send.ts': `import { s } from '../steps/states.ts'; export const c = s;`,
    'apps/server/src/modules/orders/codes/lengths.ts': `export const l = 4;`,
    'apps/server/src/modules/orders/steps/move.ts': `import { l } from '../codes/lengths.ts'; export const m = l;`,
    'apps/server/src/modules/orders/steps/states.ts': `export const s = 1;`,
  },
  'domain-stands-alone': {
    'packages/domain/src/rule.ts': `import { c } from '../../contract/src/c.ts'; export const r = c;`,
    'packages/contract/src/c.ts': `export const c = 1;`,
  },
  'contract-knows-only-domain': {
    'packages/contract/src/call.ts': `import { q } from 'kysely'; export const c = q;`,
  },
  'web-never-server': {
    'apps/web/src/x.ts': `import { s } from '../../server/src/s.ts'; export const x = s;`,
    'apps/server/src/s.ts': `export const s = 1;`,
  },
  'server-never-web': {
    'apps/server/src/s.ts': `import { x } from '../../web/src/x.ts'; export const s = x;`,
    'apps/web/src/x.ts': `export const x = 1;`,
  },
  'modules-entered-by-index': {
    'apps/server/src/app.ts': `import { i } from './modules/booking/inside.ts'; export const a = i;`,
    'apps/server/src/modules/booking/inside.ts': `export const i = 1;`,
  },
  'modules-enter-each-other-by-index': {
    'apps/server/src/modules/billing/pay.ts': `import { i } from '../booking/inside.ts'; export const p = i;`,
    'apps/server/src/modules/booking/inside.ts': `export const i = 1;`,
  },
  'platform-never-modules': {
    'apps/server/src/platform/p.ts': `import { i } from '../modules/booking/index.ts'; export const p = i;`,
    'apps/server/src/modules/booking/index.ts': `export const i = 1;`,
  },
  'platform-never-gateways': {
    'apps/server/src/platform/p.ts': `import type { S } from '../gateways/sms/http.ts'; export type P = S;`,
    'apps/server/src/gateways/sms/http.ts': `export type S = 1;`,
  },
  'modules-never-gateways': {
    'apps/server/src/modules/billing/pay.ts': `import { g } from '../../gateways/payment/card.ts'; export const p = g;`,
    'apps/server/src/gateways/payment/card.ts': `export const g = 1;`,
  },
  'gateways-never-modules': {
    'apps/server/src/gateways/g.ts': `import { i } from '../modules/booking/index.ts'; export const g = i;`,
    'apps/server/src/modules/booking/index.ts': `export const i = 1;`,
  },
  'areas-keep-apart': {
    'apps/web/src/areas/patient/p.ts': `import { d } from '../doctor/d.ts'; export const p = d;`,
    'apps/web/src/areas/doctor/d.ts': `export const d = 1;`,
  },
  'shared-knows-no-area': {
    'apps/web/src/shared/s.ts': `import { d } from '../areas/doctor/d.ts'; export const s = d;`,
    'apps/web/src/areas/doctor/d.ts': `export const d = 1;`,
  },
  'areas-know-no-shell': {
    'apps/web/src/areas/doctor/d.ts': `import { s } from '../../shell/s.ts'; export const d = s;`,
    'apps/web/src/shell/s.ts': `export const s = 1;`,
  },
  'health-links-know-no-log-in': {
    'apps/web/src/health-link/l.ts': `import { s } from '../shared/api/session.ts'; export const l = s;`,
    'apps/web/src/shared/api/session.ts': `export const s = 1;`,
  },
  'browser-carries-no-schemas': {
    'apps/web/src/x.ts': `import { c } from '../../../packages/contract/src/c.ts'; export const x = c;`,
    'packages/contract/src/c.ts': `export const c = 1;`,
  },
  'sql-in-stores': {
    'apps/server/src/modules/booking/book.ts': `import { q } from 'kysely'; export const b = q;`,
  },
  'production-knows-no-tests': {
    'apps/server/src/s.ts': `import { f } from './f.fixture.ts'; export const s = f;`,
    'apps/server/src/f.fixture.ts': `export const f = 1;`,
  },
};

/** What breaks no rule though it comes near one. */
const allowed: Readonly<Record<string, string>> = {
  'packages/domain/src/rule.ts': `export const r = 1;`,
  'packages/contract/src/c.ts': `import { r } from '../../domain/src/rule.ts'; export type C = 1; export const c = r;`,
  'apps/server/src/modules/booking/index.ts': `import { q } from './slots.store.ts'; export const i = q;`,
  'apps/server/src/modules/booking/slots.store.ts': `import { q } from 'kysely'; export { q };`,
  'apps/server/src/modules/billing/pay.ts': `import { i } from '../booking/index.ts'; export const p = i;`,
  'apps/server/src/platform/ports/sms.ts': `export type S = 1;`,
  'apps/server/src/gateways/sms/http.ts': `import type { S } from '../../platform/ports/sms.ts'; export type G = S;`,
  'apps/web/src/areas/patient/p.ts': `import type { C } from '../../../../../packages/contract/src/c.ts'; export type P = C;`,
};

const cwd = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'balsam-boundaries-'));

const write = (name: string, files: Readonly<Record<string, string>>): string => {
  const tree = path.join(folder, name);
  for (const [file, text] of Object.entries({ ...files, 'node_modules/kysely/index.js': 'export const q = 1;' })) {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    writeFileSync(path.join(tree, file), text);
  }
  writeFileSync(path.join(tree, 'package.json'), '{"dependencies":{"kysely":"1"}}');
  writeFileSync(
    path.join(tree, 'node_modules/kysely/package.json'),
    '{"name":"kysely","main":"index.js","type":"module"}',
  );
  return tree;
};

const broken = async (tree: string): Promise<string[]> => {
  const { tsConfig: _, ...options } = boundaries.options;
  const roots = ['packages', 'apps'];
  const { output } = await cruise(roots, {
    ...options,
    validate: true,
    ruleSet: { forbidden: rules },
    baseDir: tree,
  } as never);
  return [...new Set((output as ICruiseResult).summary.violations.map((v) => v.rule.name))];
};

beforeAll(() => {
  for (const [name, files] of Object.entries(breaches)) {
    const tree = write(name, files);
    for (const root of ['packages', 'apps']) mkdirSync(path.join(tree, root), { recursive: true });
  }
});
afterAll(() => {
  process.chdir(cwd);
  rmSync(folder, { recursive: true });
});

test('every boundary rule has a breach to prove it by', () => {
  expect(Object.keys(breaches).toSorted()).toEqual(rules.map((rule) => rule.name).toSorted());
});

for (const name of Object.keys(breaches)) {
  test(`the rule ${name} refuses a breach`, async () => {
    expect(await broken(path.join(folder, name))).toContain(name);
  });
}

test('imports within the boundaries are allowed', async () => {
  expect(await broken(write('allowed', allowed))).toEqual([]);
});
