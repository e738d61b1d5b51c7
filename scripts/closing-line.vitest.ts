import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with one line that any reader of logs can count: `vitest: 12 passed, 0 failed, 0 skipped`. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const count = { passed: 0, failed: errors.length, skipped: 0 };
    for (const module of modules) {
      if (module.state() === 'failed' && [...module.children.allTests('failed')].length === 0) count.failed += 1;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        count[state === 'pending' ? 'skipped' : state] += 1;
      }
    }
    process.stdout.write(`vitest: ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped\n`);
  }
}
