import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The Chromium to test with: the one that BALSAM_CHROMIUM names, an installed one, the one that comes as a package (linux-x64), or
 * else Playwright's own, whose absence it reports loudly itself.
 */
export async function findChromium(): Promise<string | undefined> {
  const named = process.env['BALSAM_CHROMIUM'];
  if (named && !existsSync(named)) throw new Error(`BALSAM_CHROMIUM names ${named}, which is not there`);
  const found = named ?? installed.find((file) => existsSync(file));
  if (found) return found;
  return process.platform === 'linux' && process.arch === 'x64' ? sparticuz.executablePath() : undefined;
}
