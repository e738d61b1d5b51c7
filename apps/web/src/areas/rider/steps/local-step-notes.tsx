import { CloudUpload, TriangleAlert } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { Note } from '#shared/ui/note.tsx';
import { orderName } from '../model/order-texts.ts';
import { statusStyle } from '../model/status-style.ts';
import { cancelledIn, isAway, isTooLate, reasonSentence } from '../model/sentences.ts';
import type { Step } from '../model/step.ts';
import { heldHandOver } from './held-hand-over.ts';
import { removeStep, type LocalStep } from './steps.ts';

const refusedTitle = ({ step, error }: LocalStep): string => {
  if (cancelledIn(error)) return m.rider_refused_cancelled();
  if (step.kind === 'accept') return m.rider_refused_accept();
  if (step.kind === 'decline') return m.rider_refused_decline();
  return m.rider_refused({ status: statusStyle(step.body.status).word() });
};

/** Why: of an order that was cancelled there is no more to say than that. */
const refusedReason = ({ step, error }: LocalStep): string | undefined => {
  if (cancelledIn(error)) return undefined;
  return isAway(error) ? m.rider_gone_away({ order: orderName({ id: step.orderId }) }) : reasonSentence(error);
};

/** What becomes of the goods when the order went while the rider was without a line: they may have them still, or have handed them over. */
const nextAct = (steps: readonly LocalStep[]): string | undefined => {
  const moves = steps.flatMap(({ step }) => (step.kind === 'move' ? [step.body.status] : []));
  const isGone = steps.some(({ error }) => cancelledIn(error) || isAway(error));
  if (moves.includes('delivered'))
    return isGone || steps.some(({ error }) => isTooLate(error)) ? m.rider_tell_pharmacy() : undefined;
  return isGone && moves.length > 0 ? m.rider_bring_back() : undefined;
};

const wordOf = (step: Step): string => {
  if (step.kind === 'move') return statusStyle(step.body.status).word();
  return step.kind === 'accept' ? m.rider_accept() : m.rider_decline();
};

/** What waits behind a refused step, and whether it goes on without it. */
const WaitingStep = ({ localStep: { step }, steps }: { localStep: LocalStep; steps: readonly LocalStep[] }) => (
  <>
    <p className="mt-2">{m.rider_behind()}</p>
    <ul className="mt-1 flex flex-wrap gap-1.5">
      {steps.map((each) => (
        <li key={each.step.id}>
          <Chip tone="warning">{wordOf(each.step)}</Chip>
        </li>
      ))}
    </ul>
    <div className="mt-2 flex flex-wrap gap-2">
      <Button
        variant="outline"
        size="sm"
        onClick={() => void removeStep(step.id, ...steps.map((each) => each.step.id))}
      >
        {m.rider_behind_discard()}
      </Button>
      <Button variant="outline" size="sm" onClick={() => void removeStep(step.id)}>
        {m.rider_behind_send()}
      </Button>
    </div>
  </>
);

type OnCode = { /** Asks for the right code of a hand-over that is held. */ readonly onCode?: () => void };

/** A hand-over whose code was wrong, with its photo and signature. */
const Held = ({ step, onCode }: { readonly step: Step } & Required<OnCode>) => (
  <>
    <p className="mt-2">{m.rider_held_text()}</p>
    <div className="mt-2 flex flex-wrap gap-2">
      <Button size="sm" onClick={onCode}>
        {m.rider_held_code()}
      </Button>
      <Button variant="outline" size="sm" onClick={() => void removeStep(step.id)}>
        {m.rider_held_discard()}
      </Button>
    </div>
  </>
);

const Seen = ({ step, onCode }: { readonly step: Step } & OnCode) =>
  onCode ? (
    <Held step={step} onCode={onCode} />
  ) : (
    <Button variant="outline" size="sm" className="mt-2" onClick={() => void removeStep(step.id)}>
      {m.rider_refused_seen()}
    </Button>
  );

type RefusedProps = { readonly localStep: LocalStep; readonly waiting: readonly LocalStep[] } & OnCode;

const Refused = ({ localStep, waiting, ...asking }: RefusedProps) => (
  <div role="alert">
    <Note tone="danger" icon={TriangleAlert}>
      <p className="font-bold">{refusedTitle(localStep)}</p>
      {[refusedReason(localStep), nextAct([localStep, ...waiting])].map((line) => line && <p key={line}>{line}</p>)}
      {waiting.length > 0 ? (
        <WaitingStep localStep={localStep} steps={waiting} />
      ) : (
        <Seen step={localStep.step} {...(heldHandOver([localStep]) && asking)} />
      )}
    </Note>
  </div>
);

/** What of an order is not with the server yet, and what it did not take: never dropped without the rider having seen it. */
export const LocalStepNotes = ({ steps, ...asking }: { readonly steps: readonly LocalStep[] } & OnCode) => {
  const refused = steps.find(({ state }) => state === 'refused');
  const kept = steps.filter(({ state }) => state === 'kept');
  return (
    <>
      {refused && <Refused localStep={refused} waiting={steps.filter((each) => each !== refused)} {...asking} />}
      {!refused && kept.length > 0 && (
        <Chip tone="warning" icon={CloudUpload} className="self-start">
          {kept.some(({ isOnPageOnly }) => isOnPageOnly) ? m.rider_waiting_open() : m.rider_waiting()}
        </Chip>
      )}
      <output className="sr-only">{steps.some(({ state }) => state === 'sending') && m.rider_sending()}</output>
    </>
  );
};
