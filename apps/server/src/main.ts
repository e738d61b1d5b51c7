import { readConfig, type Config } from './platform/config.ts';
import { describeStartError } from './start/describe-start-error.ts';
import { serve, stopLimit, type Running } from './start/serve.ts';
import { welcome } from './start/welcome.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * Stops in order on SIGINT, SIGTERM and SIGHUP; a second signal does not begin again, it only ends the wait for the load balancer.
 * While the server still starts, the start is finished first: a database that is just coming up would be left running.
 */
function stopOnSignal(config: Config, starting: Promise<Running>): void {
  let stopping = false;
  const skipWait = new AbortController();
  const stop = async (): Promise<void> => {
    const running = await starting;
    setTimeout(() => process.exit(1), stopLimit(config)).unref();
    await running.stop(skipWait.signal);
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
}

/** The supervisor of this process starts it again. */
function exitWithoutDatabase(why: Error): never {
  process.stderr.write(`The embedded database stopped and could not be started again: ${why.message.split('\n')[0]}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  let port: number | undefined;
  try {
    const config = readConfig(process.env);
    port = config.port;
    const starting = serve(config, say, exitWithoutDatabase);
    stopOnSignal(config, starting);
    process.stdout.write(welcome(config, (await starting).url));
  } catch (error) {
    process.stderr.write(`${describeStartError(error as Error, port)}\n`);
    process.exitCode = 1;
  }
}

await main();
