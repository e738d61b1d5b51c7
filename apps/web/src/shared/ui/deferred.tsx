import { type ReactNode, Suspense } from 'react';

/**
 * What is loaded when it is first needed, such as a dialog. Until it is there nothing shows in its place, and the page says that it is
 * busy.
 */
export const Deferred = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<span aria-busy="true" className="sr-only" />}>{children}</Suspense>
);
