import type { ReactNode } from 'react';

/** A white box, as the app's cards, which bring the router along. */
export const Panel = ({ children }: { children: ReactNode }) => (
  <section className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 desktop:p-5">{children}</section>
);
