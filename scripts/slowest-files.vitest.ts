import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const most = 10;

/** Prints the files of tests that took longest, import and set-up included: where the time of a run goes. */
export default class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const timed = modules.map((module) => {
      const { duration, collectDuration, setupDuration } = module.diagnostic();
      return { file: path.relative(process.cwd(), module.moduleId), ms: duration + collectDuration + setupDuration };
    });
    const slowest = timed.toSorted((a, b) => b.ms - a.ms).slice(0, most);
    const lines = slowest.map(({ file, ms }) => `  ${(ms / 1000).toFixed(1).padStart(6)} s  ${file}`);
    process.stdout.write(`slowest files of tests:\n${lines.join('\n')}\n`);
  }
}
