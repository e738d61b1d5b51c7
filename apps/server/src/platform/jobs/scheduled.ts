import type { Platform } from '#platform/platform.ts';

/**
 * Work that becomes due by the injected clock: holds to release, reminders to send. It reads its own rows, skips those that another
 * process has locked, and may run at any moment and in several processes at once.
 */
export type ScheduledJob = {
  readonly name: string;
  readonly run: (platform: Platform, now: Date) => Promise<void>;
  /** May take many seconds: it runs beside the others, which do not wait for it. */
  readonly slow?: true;
};

/** Runs every job once, one after the other, until the process ends; a failing one does not keep the others from running. */
export async function runJobs(platform: Platform, jobs: readonly ScheduledJob[]): Promise<void> {
  for (const job of jobs) {
    if (platform.stopping.aborted) return;
    try {
      await job.run(platform, platform.clock.now());
    } catch (error) {
      const { name, code } = error as Error & { code?: string };
      platform.log.error({ job: job.name, error: code ?? name }, 'scheduled job failed');
    }
  }
}
