import type { ReactNode } from 'react';

/**
 * The main action of a page: docked at the bottom of a phone in the place of the bottom bar, in its place on desktop. What does not fit beside
 * the rest, as where the text is large, takes a line of its own.
 */
export const BottomDock = ({ children }: { children: ReactNode }) => (
  <>
    <div aria-hidden className="h-20 desktop:hidden" />
    <div
      data-dock
      className="fixed inset-x-0 bottom-0 z-20 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] desktop:static desktop:z-auto desktop:border-0 desktop:bg-transparent desktop:p-0"
    >
      {children}
    </div>
  </>
);
