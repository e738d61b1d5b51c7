import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { escaped } from './html.ts';
import { appName } from './page-shell.texts.ts';

type Text = { readonly ar: string; readonly en: string };

/**
 * What the build says of a screen: its title in both languages, whether guests may see it, whether it brings its own frame, a sentence that
 * always stands on it, and how its heading greets, with `{name}` for whoever is logged in.
 */
type Shell = Text & {
  readonly open: boolean;
  readonly bare: boolean;
  readonly lead?: Text & { readonly heading?: Text };
  readonly greetings?: Readonly<Record<string, Text>>;
};

/** The shells of the build by the source of their route; none where it has none. */
export function readShells(folder: string): Readonly<Record<string, Shell>> {
  const file = path.join(folder, '.vite/shells.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Shell>) : {};
}

/** Whose heading greets: the browser alone knows whom, and at what time of the day (`public/first-paint.js`). */
const greetingPlace = (greetings: NonNullable<Shell['greetings']>): string =>
  `<div class="shell-greeting"><p data-greetings="${escaped(JSON.stringify(greetings))}"><span></span><br><span></span> <span></span></p></div>`;

/**
 * What stands there until the scripts have drawn the screen: the bar with the logo, the title, and grey fields where its content will be.
 * Both languages are in it, since the server does not know which one was chosen; the page shows the one it speaks (`public/first-paint.js`).
 * Nobody is read it: what the scripts draw is.
 */
export function drawShell({ ar, en, open, bare, lead, greetings }: Shell): string {
  const inBoth = (text: Text): string =>
    `<span lang="ar">${escaped(text.ar)}</span><span lang="en">${escaped(text.en)}</span>`;
  const logo = '<img src="/icon.svg" width="36" height="36" alt="">';
  const bar = bare ? '' : `<div class="shell-bar">${logo}<b>${inBoth(appName)}</b></div>`;
  const title = greetings ? greetingPlace(greetings) : `<p class="shell-title">${inBoth({ ar, en })}</p>`;
  const over = lead?.heading ? `<b>${inBoth(lead.heading)}</b><br>` : '';
  const said = lead ? `<p class="${over ? 'shell-card' : 'shell-lead'}">${over}${inBoth(lead)}</p>` : '';
  const kind = open ? '' : ' data-own';
  return `<div id="shell" aria-hidden="true"${kind}>${bar}<div class="shell-page">${title}<i></i>${said}<i></i><i></i></div></div>`;
}
