/** One part of the code whose tests are tried: which files are changed, and which tests have to notice. Paths from the repository. */
export type Area = {
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
  /** The least share of mutants that must be noticed. */
  readonly aim: number;
  /** Runs on a real PostgreSQL. */
  readonly database: boolean;
};

/** `users`: tests of other modules that show what this one does for them. */
const serverModule = (name: string, users: readonly string[] = []): Area => ({
  mutate: [`apps/server/src/modules/${name}/**/*.ts`],
  tests: [`apps/server/src/modules/${name}/**/*.test.ts`, ...users.map((user) => `apps/server/src/${user}.test.ts`)],
  aim: 0.75,
  database: true,
});

export const areas = {
  domain: {
    mutate: ['packages/domain/src/**/*.ts'],
    tests: ['packages/domain/src/**/*.test.ts'],
    aim: 0.85,
    database: false,
  },
  'identity-rules': {
    mutate: ['packages/domain/src/identity/**/*.ts'],
    tests: ['packages/domain/src/identity/**/*.test.ts', 'packages/domain/src/text/**/*.test.ts'],
    aim: 0.75,
    database: false,
  },
  identity: serverModule('identity', ['modules/staff/*', 'modules/registration/*', 'modules/privacy/exports']),
  billing: serverModule('billing', [
    'gateways/payment/tamara/tamara',
    'modules/orders/**/{refund-order,odd-payments,portal-prescription,orders}',
    'modules/{insurance,packages}/*',
    'modules/booking/{cancel-appointment,promotions,appointment-payable}',
    'modules/notifications/notifications',
    'modules/privacy/exports',
  ]),
  // Without the tests of crowds: hundreds of buyers for each mutant would take a day, and what they show the others show one at a time.
  orders: {
    ...serverModule('orders'),
    tests: [
      'apps/server/src/modules/orders/**/!(races).test.ts',
      'apps/server/src/modules/{pharmacy-desk,delivery}/**/*.test.ts',
      'apps/server/src/modules/{billing/begin-payment,catalogue/register-withdrawal,notifications/notifications,privacy/exports}.test.ts',
    ],
  },
  records: {
    mutate: ['apps/server/src/modules/records/records.*.ts'],
    tests: ['apps/server/src/modules/records/*.test.ts'],
    aim: 0.75,
    database: true,
  },
} as const satisfies Readonly<Record<string, Area>>;

export type AreaName = keyof typeof areas;

/** Never changed: tests, what only tests use, lists of exports, and texts that people read. */
export const untouched = ['**/*.test.ts', '**/*.fixture.ts', '**/index.ts', '**/*.texts.ts', '**/*-texts.ts'];
