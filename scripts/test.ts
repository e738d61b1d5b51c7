import { runStages } from './stages.ts';
import { staticStages } from './static-stages.ts';

/**
 * `npm test`: the static checks beside the tests that need no browser, then the journeys in a browser. A browser is slow: it is not
 * started for sources that are broken already.
 */
const passed = await runStages([
  {
    name: 'tests without a browser',
    command: 'vitest run',
    isShown: true,
    mend: 'One file alone: npx vitest run <path of the file>',
  },
  ...staticStages,
]);
if (passed)
  await runStages(
    [
      {
        name: 'journeys in a browser',
        command: 'npm run -s e2e:quick',
        mend: 'One journey alone: npm run e2e:quick -- journeys/<name>.e2e.ts',
      },
    ],
    { live: true },
  );
