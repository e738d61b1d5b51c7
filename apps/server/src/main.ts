import { readConfig } from './platform/config.ts';
import { plainWords } from './start/plain-words.ts';
import { serve } from './start/serve.ts';
import { welcome } from './start/welcome.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Stops in order on Ctrl-C, on a polite kill and when the terminal goes; a second signal does not begin again. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const leave = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), 8000).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave);
}

async function main(): Promise<void> {
  let port: number | undefined;
  try {
    const config = readConfig(process.env);
    port = config.port;
    const running = await serve(config, say);
    stopOnSignal(running.stop);
    process.stdout.write(welcome(config, running.url));
  } catch (error) {
    process.stderr.write(`${plainWords(error as Error, port)}\n`);
    process.exitCode = 1;
  }
}

await main();
