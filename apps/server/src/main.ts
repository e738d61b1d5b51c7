import { readConfig } from './platform/config.ts';
import { plainWords } from './start/plain-words.ts';
import { serve, type Running } from './start/serve.ts';
import { welcome } from './start/welcome.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * Stops in order on Ctrl-C, on a polite kill and when the terminal goes; a second signal does not begin again. While it still
 * starts, the start is ended first: a database that is just coming up would be left behind.
 */
function stopOnSignal(starting: Promise<Running>): void {
  let stopping = false;
  const stop = async (): Promise<void> => {
    const running = await starting;
    setTimeout(() => process.exit(1), 8000).unref();
    await running.stop();
  };
  const leave = () => {
    if (stopping) return;
    stopping = true;
    stop().then(
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
    stopOnSignal(starting);
    process.stdout.write(welcome(config, (await starting).url));
  } catch (error) {
    process.stderr.write(`${plainWords(error as Error, port)}\n`);
    process.exitCode = 1;
  }
}

await main();
