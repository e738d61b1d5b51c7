import { defineConfig } from 'vitest/config';
import { balsamCalls } from './vite/calls.ts';

export default defineConfig({
  plugins: [balsamCalls()],
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    pool: 'threads',
    maxWorkers: 2,
    sequence: { groupOrder: 2 },
    testTimeout: 60_000,
  },
});
