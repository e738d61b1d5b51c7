import { CloudUpload, TriangleAlert } from 'lucide-react';
import * as m from '../../paraglide/messages.js';
import { Button } from '../../shared/ui/button.tsx';
import { Chip } from '../../shared/ui/chip.tsx';
import { Note } from '../../shared/ui/note.tsx';
import { faceOfStatus } from './faces.ts';
import { reasonSentence } from './sentences.ts';
import type { Step } from './step.ts';
import { dropStep, type LocalStep } from './steps.ts';

const refusedTitle = (step: Step): string => {
  if (step.kind === 'accept') return m.rider_refused_accept();
  if (step.kind === 'decline') return m.rider_refused_decline();
  return m.rider_refused({ status: faceOfStatus(step.body.status).word() });
};

const Refused = ({ of: { step, error } }: { of: LocalStep }) => (
  <div role="alert">
    <Note tone="danger" icon={TriangleAlert}>
      <p className="font-bold">{refusedTitle(step)}</p>
      <p>{reasonSentence(error)}</p>
      <Button look="outline" size="sm" className="mt-2" onClick={() => dropStep(step.id)}>
        {m.rider_refused_seen()}
      </Button>
    </Note>
  </div>
);

/** What of an order is not with the server yet, and what it did not take: never dropped without the rider having seen it. */
export const LocalNotes = ({ steps }: { steps: readonly LocalStep[] }) => (
  <>
    {steps.some(({ standing }) => standing === 'kept') && (
      <Chip tone="warning" icon={CloudUpload} className="self-start">
        {m.rider_waiting()}
      </Chip>
    )}
    {steps
      .filter(({ standing }) => standing === 'refused')
      .map((each) => (
        <Refused key={each.step.id} of={each} />
      ))}
    <output className="sr-only">{steps.some(({ standing }) => standing === 'sending') && m.rider_sending()}</output>
  </>
);
