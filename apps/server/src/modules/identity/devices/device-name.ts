import Bowser from 'bowser';

const kinds: Readonly<Record<string, 'phone' | 'tablet' | 'computer'>> = { mobile: 'phone', tablet: 'tablet' };

const orNull = (text: string | undefined) => text?.slice(0, 60) || null;

/** Browser and system of a user agent, null where unknown. For display only. */
export function deviceName(userAgent: string | null) {
  // Bowser throws on an empty string.
  const { browser, os, platform } = Bowser.parse(userAgent || '?');
  return {
    browser: orNull(browser.name),
    system: orNull(os.name),
    kind: kinds[platform.type ?? ''] ?? 'computer',
  };
}
