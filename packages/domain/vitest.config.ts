import { defineConfig } from 'vitest/config';

/** Every rule runs under two time zones: a rule that leans on the machine's own zone turns red in one of them. */
const zone = (TZ: string) => ({
  test: {
    name: TZ,
    include: ['src/**/*.test.ts'],
    env: { TZ },
    pool: 'forks' as const,
    isolate: false,
    maxWorkers: 1,
    sequence: { groupOrder: 1 },
    // A busy machine is no failure.
    testTimeout: 60_000,
  },
});

export default defineConfig({ test: { projects: [zone('UTC'), zone('America/Los_Angeles')] } });
