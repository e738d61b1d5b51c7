import { ArrowUp } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import * as m from '#paraglide/messages.js';

/** SPEC §9. */
export const appearsBeyondPx = 600;

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
};

const isFar = (): boolean => scrollY > appearsBeyondPx;

const toTop = (): void => {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
};

/** Leads back to the top of a long page, from 600 px on. */
const ScrollTop = () => {
  const far = useSyncExternalStore(subscribe, isFar);
  if (!far) return null;
  return (
    <button
      type="button"
      aria-label={m.shell_scroll_top()}
      title={m.shell_scroll_top()}
      onClick={toTop}
      className="fixed end-4 bottom-[calc(var(--bottombar)+1.5rem)] z-20 grid size-12 place-content-center rounded-full border border-line bg-surface text-accent-text shadow-2 desktop:end-8 desktop:bottom-8"
    >
      <ArrowUp aria-hidden size={22} />
    </button>
  );
};
export default ScrollTop;
