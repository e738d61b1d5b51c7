import type { ReactNode } from 'react';

/** A part of the sheet of an order or a product, with its heading. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex flex-col gap-2">
    <h3 className="text-h3">{title}</h3>
    {children}
  </section>
);
