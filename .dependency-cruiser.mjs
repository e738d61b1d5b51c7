/** The boundaries of the system (docs/decisions/0005). scripts/boundaries.test.ts shows that each of these rules can fail. */
const moduleFolder = '^apps/server/src/modules/([^/]+)/';
const area = '^apps/web/src/areas/([^/]+)/';
const test = '\\.(test|fixture|testing)\\.tsx?$|^apps/server/test/';

export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'domain-stands-alone',
      comment: 'Rules know nothing of wires, databases or screens.',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: test },
      to: { pathNot: '^packages/domain/src' },
    },
    {
      name: 'contract-knows-only-domain',
      severity: 'error',
      from: { path: '^packages/contract/src', pathNot: test },
      to: { pathNot: ['^packages/(domain|contract)/src', '^node_modules/zod/'] },
    },
    { name: 'web-never-server', severity: 'error', from: { path: '^apps/web' }, to: { path: '^apps/server' } },
    { name: 'server-never-web', severity: 'error', from: { path: '^apps/server' }, to: { path: '^apps/web' } },
    {
      name: 'modules-entered-by-index',
      comment: 'A module is entered by its index.ts, from other modules and from everywhere else.',
      severity: 'error',
      from: { path: '^apps/server/src/(?!modules/)', pathNot: test },
      to: { path: '^apps/server/src/modules/[^/]+/', pathNot: '^apps/server/src/modules/[^/]+/index\\.ts$' },
    },
    {
      name: 'modules-enter-each-other-by-index',
      severity: 'error',
      from: { path: moduleFolder, pathNot: test },
      to: {
        path: '^apps/server/src/modules/',
        pathNot: ['^apps/server/src/modules/$1/', '^apps/server/src/modules/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'platform-never-modules',
      severity: 'error',
      from: { path: '^apps/server/src/platform/', pathNot: test },
      to: { path: '^apps/server/src/(modules|demo|import|start)/|^apps/server/src/(app|modules|main)\\.ts$' },
    },
    {
      name: 'platform-never-gateways',
      comment:
        'The platform knows the outside world by its ports (platform/ports); gateways implement them, app.ts puts them together.',
      severity: 'error',
      from: { path: '^apps/server/src/platform/', pathNot: test },
      to: { path: '^apps/server/src/gateways/' },
    },
    {
      name: 'modules-never-gateways',
      severity: 'error',
      from: { path: '^apps/server/src/modules/', pathNot: test },
      to: { path: '^apps/server/src/gateways/' },
    },
    {
      name: 'gateways-never-modules',
      severity: 'error',
      from: { path: '^apps/server/src/gateways/', pathNot: test },
      to: { path: '^apps/server/src/(modules|demo|import|start)/' },
    },
    {
      name: 'areas-keep-apart',
      severity: 'error',
      from: { path: area },
      to: { path: '^apps/web/src/areas/', pathNot: '^apps/web/src/areas/$1/' },
    },
    {
      name: 'shared-knows-no-area',
      severity: 'error',
      from: { path: '^apps/web/src/shared/', pathNot: test },
      to: { path: '^apps/web/src/(areas|shell|routes)/' },
    },
    {
      name: 'areas-know-no-shell',
      severity: 'error',
      from: { path: '^apps/web/src/areas/', pathNot: test },
      to: { path: '^apps/web/src/(shell|routes)/' },
    },
    {
      name: 'health-links-know-no-log-in',
      comment: 'The page of /shl may connect to any hospital, so nothing of it reads or sends a token.',
      severity: 'error',
      from: { path: '^apps/web/src/(health-link|shared/health-link)/', pathNot: test },
      to: {
        path: '^apps/web/src/(areas|shell|routes|shared/api)/|^node_modules/@tanstack/',
        pathNot: '^apps/web/src/shared/api/save-file\\.ts$',
      },
    },
    {
      name: 'browser-carries-no-schemas',
      comment: 'zod stays out of the browser: of the contract it takes types, and the tables of common errors.',
      severity: 'error',
      from: { path: '^apps/web/src', pathNot: test },
      to: {
        path: '^packages/contract/src|^node_modules/zod/',
        pathNot: '^packages/contract/src/errors/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'sql-in-stores',
      comment: 'Queries are written in stores, the demo and the start; elsewhere they are called.',
      severity: 'error',
      from: {
        path: '^apps/server/src/modules/',
        pathNot: ['\\.store\\.ts$', test],
      },
      to: { path: '^node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'production-knows-no-tests',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: test },
      to: { path: test },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'paraglide|/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'apps/web/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
