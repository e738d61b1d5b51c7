import type { ReactNode } from 'react';
import { Card } from '#shared/ui/card.tsx';
import { Note } from '#shared/ui/note.tsx';
import type { Section } from './refusals.ts';

type CheckoutSectionProps = {
  readonly section: Section;
  readonly title: string;
  readonly end?: ReactNode;
  /** Why the order was refused, when it is put right here. */
  readonly refusal?: ReactNode;
  readonly children: ReactNode;
};

/** The id by which a refusal finds its part. */
export const sectionId = (section: Section): string => `checkout-${section}`;

/** One section of the checkout; a refusal that belongs here is shown here, and takes the focus. */
export const CheckoutSection = ({ section, title, end, refusal, children }: CheckoutSectionProps) => (
  <Card as="section" aria-labelledby={sectionId(section)} className="flex flex-col gap-4">
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
      <h2 id={sectionId(section)} tabIndex={-1} className="scroll-mt-24 text-h2">
        {title}
      </h2>
      {end}
    </div>
    {refusal && (
      <div role="alert">
        <Note tone="danger">{refusal}</Note>
      </div>
    )}
    {children}
  </Card>
);
