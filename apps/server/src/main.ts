import { readConfig, type Config } from './platform/config.ts';
import type { Reached } from './platform/db/app-database.ts';
import { describeStartError } from './start/describe-start-error.ts';
import { serve, stopLimit, type Running } from './start/serve.ts';
import { welcome } from './start/welcome.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

type Start = { readonly starting: Promise<Running>; readonly leaveDatabase: () => Promise<void> };

/**
 * Stops in order on SIGINT, SIGTERM and SIGHUP; a second signal does not begin again, it only ends the wait for the load balancer.
 * A start that is not over is given up, whatever it waits for; only an embedded database that is just coming up is waited for, to be
 * stopped: it would be left running. Answers whether there was a signal.
 */
function stopOnSignal(config: Config, { starting, leaveDatabase }: Start): () => boolean {
  let stopping = false;
  let running: Running | undefined;
  void starting.then(
    (started) => (running = started),
    () => undefined,
  );
  const skipWait = new AbortController();
  const stop = (): Promise<void> => {
    setTimeout(() => process.exit(1), stopLimit(config)).unref();
    return running ? running.stop(skipWait.signal) : leaveDatabase();
  };
  const onSignal = () => {
    if (stopping) return skipWait.abort();
    stopping = true;
    return void stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  return () => stopping;
}

/** The supervisor of this process starts it again. */
function exitWithoutDatabase(why: Error): never {
  process.stderr.write(`The embedded database stopped and could not be started again: ${why.message.split('\n')[0]}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  let port: number | undefined;
  let isStopping = (): boolean => false;
  let reaching: Promise<Reached> | undefined;
  try {
    const config = readConfig(process.env);
    port = config.port;
    const starting = serve(config, say, exitWithoutDatabase, (sought) => void (reaching = sought));
    const leaveDatabase = async () => (await reaching)?.leave();
    isStopping = stopOnSignal(config, { starting, leaveDatabase });
    process.stdout.write(welcome(config, (await starting).url));
  } catch (error) {
    // What a start that is given up runs into is nobody's fault.
    if (isStopping()) return;
    const died = await reaching?.then(
      ({ whyDied }) => whyDied(),
      () => undefined,
    );
    process.stderr.write(`${died ?? describeStartError(error as Error, port)}\n`);
    process.exitCode = 1;
  }
}

await main();
