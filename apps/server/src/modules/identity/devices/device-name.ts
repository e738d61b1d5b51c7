import Bowser from 'bowser';

const kinds: Readonly<Record<string, 'phone' | 'tablet' | 'computer'>> = { mobile: 'phone', tablet: 'tablet' };

const orNull = (text: string | undefined) => text?.slice(0, 60) || null;

/** What a device says of itself: browser and system as people call them, null where it does not say. Nothing is decided by it. */
export function deviceName(userAgent: string | null) {
  // Without a text bowser throws.
  const { browser, os, platform } = Bowser.parse(userAgent || '?');
  return {
    browser: orNull(browser.name),
    system: orNull(os.name),
    kind: kinds[platform.type ?? ''] ?? 'computer',
  };
}
