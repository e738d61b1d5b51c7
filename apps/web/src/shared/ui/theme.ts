import { removeStored, writeStored } from '#shared/api/stored.ts';

type Theme = 'light' | 'dark';

/** That of the device, or the one that was chosen instead: `first-paint.js` has written it on `<html>` and follows the device. */
export const currentTheme = (): Theme => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light');

const themeOfDevice = (): Theme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** Changes to the other theme, for this browser. Whoever goes back to that of the device follows the device again. Answers the theme that is shown now. */
export const switchTheme = (): Theme => {
  const to = currentTheme() === 'dark' ? 'light' : 'dark';
  if (to === themeOfDevice()) removeStored('theme');
  else writeStored('theme', to);
  document.documentElement.dataset['theme'] = to;
  return to;
};
