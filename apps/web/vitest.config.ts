import { defineConfig } from 'vitest/config';
import { balsamCalls } from './vite/calls.ts';
import { messagesInOne } from './vite/messages-in-one.ts';

export default defineConfig({
  plugins: [balsamCalls(), messagesInOne()],
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    pool: 'threads',
    // A new worker for each file would take half of the time: each file gets a cleared one instead.
    isolate: false,
    setupFiles: './vite/fresh-file.vitest.ts',
    maxWorkers: 2,
    // A database of one file is none of the next.
    server: { deps: { inline: ['fake-indexeddb', 'idb'] } },
    sequence: { groupOrder: 2 },
    testTimeout: 60_000,
  },
});
