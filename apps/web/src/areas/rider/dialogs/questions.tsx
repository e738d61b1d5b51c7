import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { DeclineDialog } from './decline-dialog.tsx';
import { DeliverDialog } from './deliver-dialog.tsx';
import { EndedDialog } from './ended-dialog.tsx';
import { activeOrders } from '../reads/queries.ts';
import { Ask, type Question } from '../model/question.ts';
import { ReturnDialog } from './return-dialog.tsx';
import { doingOf, isStillAsked, movesHere, statusHere } from '../card/standing.ts';
import { StatusSheet } from './status-sheet.tsx';
import { stepOf } from '../model/step.ts';
import { useLocalSteps, useSubmit } from '../steps/use-steps.ts';
import type { NextMove, RiderOrder } from '../model/api-types.ts';

type Asked = { readonly of: RiderOrder; readonly question: Question; readonly since: number };

/** The order as it is now; undefined when a list that came after the question has it no more. */
const useNow = ({ of, since }: Asked): RiderOrder | undefined => {
  const { data, dataUpdatedAt } = useQuery(activeOrders(''));
  return data && dataUpdatedAt > since ? data.items.find(({ ID }) => ID === of.ID) : of;
};

type OpenProps = {
  readonly asked: Asked;
  readonly onAsk: (question: Question) => void;
  readonly onClose: () => void;
};

const Open = ({ asked, onAsk, onClose }: OpenProps) => {
  const now = useNow(asked);
  const steps = useLocalSteps(asked.of.ID);
  const submit = useSubmit();
  const of = now ?? asked.of;
  const { question } = asked;
  // Said by each dialog itself: while its own answer is awaited, nothing is over.
  const ended = isStillAsked(now, steps, question) ? null : (
    <EndedDialog id={of.ID} status={now?.STATUS} lost={question !== 'moves'} onClose={onClose} />
  );
  const choose = ({ TO, NEEDS }: NextMove): void => {
    if (NEEDS !== null) return onAsk(NEEDS);
    onClose();
    void submit(stepOf(of.ID, { kind: 'move', body: { status: TO } }));
  };
  if (question === 'order_otp') return <DeliverDialog of={of} ended={ended} onClose={onClose} />;
  if (question === 'reason_and_photo') return <ReturnDialog of={of} ended={ended} onClose={onClose} />;
  if (ended) return ended;
  if (question === 'decline')
    return <DeclineDialog of={of} accepted={doingOf(of, steps) === 'counter'} onClose={onClose} />;
  return (
    <StatusSheet
      of={{ ...of, STATUS: statusHere(of.STATUS, steps) }}
      moves={movesHere(of, steps)}
      onChoose={choose}
      onClose={onClose}
    />
  );
};

/** A page of orders with the dialogs about them. */
export const Questions = ({ children }: { children: ReactNode }) => {
  const [asked, setAsked] = useState<Asked>();
  const ask = useCallback((of: RiderOrder, question: Question) => setAsked({ of, question, since: Date.now() }), []);
  return (
    <Ask value={ask}>
      {children}
      {asked && (
        <Open
          key={asked.question}
          asked={asked}
          onAsk={(question) => setAsked({ ...asked, question })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Ask>
  );
};
