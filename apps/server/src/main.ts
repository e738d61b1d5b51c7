import { readConfig, type Config } from './platform/config.ts';
import { plainWords } from './start/plain-words.ts';
import { serve, stopLimit, type Running } from './start/serve.ts';
import { welcome } from './start/welcome.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * Stops in order on Ctrl-C, on a polite kill and when the terminal goes; a second signal does not begin again, it only ends the
 * wait for the balancer. While it still starts, the start is ended first: a database that is just coming up would be left behind.
 */
function stopOnSignal(config: Config, starting: Promise<Running>): void {
  let stopping = false;
  const hurry = new AbortController();
  const stop = async (): Promise<void> => {
    const running = await starting;
    setTimeout(() => process.exit(1), stopLimit(config)).unref();
    await running.stop(hurry.signal);
  };
  const leave = () => {
    if (stopping) return hurry.abort();
    stopping = true;
    return void stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave);
}

/** Whoever watches over this process starts it anew. */
function giveUp(why: Error): never {
  process.stderr.write(`The embedded database stopped and could not be started again: ${why.message.split('\n')[0]}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  let port: number | undefined;
  try {
    const config = readConfig(process.env);
    port = config.port;
    const starting = serve(config, say, giveUp);
    stopOnSignal(config, starting);
    process.stdout.write(welcome(config, (await starting).url));
  } catch (error) {
    process.stderr.write(`${plainWords(error as Error, port)}\n`);
    process.exitCode = 1;
  }
}

await main();
