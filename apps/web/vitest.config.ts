import { defineConfig } from 'vitest/config';
import { balsamCalls } from './vite/calls.ts';
import { messagesInOne } from './vite/messages-in-one.ts';

export default defineConfig({
  plugins: [balsamCalls(), messagesInOne()],
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    pool: 'threads',
    maxWorkers: 2,
    sequence: { groupOrder: 2 },
    testTimeout: 60_000,
  },
});
