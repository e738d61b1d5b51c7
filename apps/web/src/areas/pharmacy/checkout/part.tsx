import type { ReactNode } from 'react';
import { Card } from '../../../shared/ui/card.tsx';
import { Note } from '../../../shared/ui/note.tsx';
import type { Section } from './refusals.ts';

type PartProps = {
  readonly section: Section;
  readonly title: string;
  readonly end?: ReactNode;
  /** Why the order was refused, when it is put right here. */
  readonly refusal?: ReactNode;
  readonly children: ReactNode;
};

/** The id by which a refusal finds its part. */
export const partId = (section: Section): string => `checkout-${section}`;

/** One part of the check-out; a refusal that belongs here is said here, and takes the focus. */
export const Part = ({ section, title, end, refusal, children }: PartProps) => (
  <Card as="section" aria-labelledby={partId(section)} className="flex flex-col gap-4">
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
      <h2 id={partId(section)} tabIndex={-1} className="scroll-mt-24 text-h2">
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
