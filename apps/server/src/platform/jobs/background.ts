import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#platform/config.ts';
import { clockChannel } from '#platform/clock/dev-clock.store.ts';
import { openListener } from '#platform/db/listener.ts';
import { wakeChannel } from '#platform/outbox/outbox.store.ts';

export type Background = { readonly stop: () => Promise<void> };
type Options = {
  readonly databaseUrl: string;
  readonly config: Config;
  readonly log: FastifyBaseLogger;
  /** Handles what is due in the outbox and waits for nobody outside. */
  readonly dispatch: () => Promise<unknown>;
  /** Handles what is due and may wait for somebody outside: the others go on meanwhile. */
  readonly slowDispatch: () => Promise<unknown>;
  /** Runs the scheduled jobs. */
  readonly due: () => Promise<unknown>;
  /** The same for jobs that take long: the others go on meanwhile. */
  readonly slowDue: () => Promise<unknown>;
  /** `sender`: which process has moved the clock. */
  readonly followClock: (sender: string | undefined) => Promise<unknown>;
};

/** Never two runs at once of the same work in one process; what is triggered during a run runs once after it, unless it was stopped by then. */
const oneAtATime = (work: () => Promise<unknown>, log: FastifyBaseLogger) => {
  let running: Promise<void> | undefined;
  let again = false;
  let ended = false;
  const run = async (): Promise<void> => {
    again = false;
    await work().catch((error: Error) => log.error({ error: error.name }, 'background work failed'));
    if (again && !ended) await run();
  };
  const trigger = () => {
    if (running) again = true;
    else if (!ended) running = run().finally(() => (running = undefined));
  };
  /** Begins nothing more, and waits for what runs. */
  const end = (): Promise<void> => {
    ended = true;
    return running ?? Promise.resolve();
  };
  return { trigger, end };
};

/**
 * Keeps a process at work between requests: it listens for new events and clock changes of all processes, and looks each
 * second for what has become due.
 */
export async function startBackground({
  databaseUrl,
  config,
  log,
  dispatch,
  slowDispatch,
  due,
  slowDue,
  followClock,
}: Options): Promise<Background> {
  const outbox = [oneAtATime(dispatch, log), oneAtATime(slowDispatch, log)];
  const handOut = () => outbox.forEach(({ trigger }) => trigger());
  const jobs = oneAtATime(due, log);
  const slowJobs = oneAtATime(slowDue, log);
  const tick = () => {
    jobs.trigger();
    slowJobs.trigger();
    handOut();
  };
  const follow = (sender: string | undefined) =>
    void followClock(sender).then(tick, () => log.warn('the clock of another process could not be read'));
  const listener = await openListener(databaseUrl, {
    channels: config.test ? [wakeChannel, clockChannel] : [wakeChannel],
    onMessage: (channel, payload) => (channel === wakeChannel ? handOut() : follow(payload)),
    // What was sent while nobody listened is not sent again.
    onReturn: () => {
      if (config.test) follow(undefined);
      tick();
    },
  });
  const timer = setInterval(() => {
    listener.reconnect().catch(() => log.warn('database not reached for listening'));
    tick();
  }, 1000);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all([...outbox, jobs, slowJobs].map(({ end }) => end()));
      await listener.close();
    },
  };
}
