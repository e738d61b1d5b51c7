import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Ends a run with one line that any reader of logs can count: `playwright: 12 passed, 0 failed, 0 skipped`. */
export default class ClosingLine implements Reporter {
  readonly #count = { passed: 0, failed: 0, skipped: 0 };

  onTestEnd(_test: TestCase, { status }: TestResult): void {
    this.#count[status === 'passed' || status === 'skipped' ? status : 'failed'] += 1;
  }

  onExit(): Promise<void> {
    const { passed, failed, skipped } = this.#count;
    process.stdout.write(`playwright: ${passed} passed, ${failed} failed, ${skipped} skipped\n`);
    return Promise.resolve();
  }
}
