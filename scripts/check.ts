import { runStages } from './stages.ts';
import { staticStages } from './static-stages.ts';

/** `npm run check`: all checks that need no database and no browser. All failures are listed at the end. */
await runStages([
  ...staticStages,
  {
    name: 'rules',
    command: "vitest run --project '@balsam/domain*' --reporter=agent --reporter=./scripts/slowest-files.vitest.ts",
    isShown: true,
    mend: 'One file alone: npx vitest run packages/domain/src/<folder>/<name>.test.ts',
  },
]);
