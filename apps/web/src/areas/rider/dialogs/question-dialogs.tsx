import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { DeclineDialog } from './decline-dialog.tsx';
import { DeliverDialog } from './deliver-dialog.tsx';
import { EndedDialog } from './ended-dialog.tsx';
import { activeOrders } from '../reads/queries.ts';
import { OpenQuestion, type Question } from '../model/question.ts';
import { ReturnDialog } from './return-dialog.tsx';
import { actionKindOf, isQuestionOpen, localMoves, localStatus } from '../card/order-actions.ts';
import { StatusSheet } from './status-sheet.tsx';
import { stepOf } from '../model/step.ts';
import { useLocalSteps, useSubmit } from '../steps/use-steps.ts';
import type { NextMove, RiderOrder } from '../model/api-types.ts';

type OpenedQuestion = { readonly order: RiderOrder; readonly question: Question; readonly since: number };

/** The order as it is now; undefined when a list that came after the question has it no more. */
const useNow = ({ order, since }: OpenedQuestion): RiderOrder | undefined => {
  const { data, dataUpdatedAt } = useQuery(activeOrders(''));
  return data && dataUpdatedAt > since ? data.items.find(({ id }) => id === order.id) : order;
};

type OpenProps = {
  readonly opened: OpenedQuestion;
  readonly onQuestion: (question: Question) => void;
  readonly onClose: () => void;
};

const QuestionDialog = ({ opened, onQuestion, onClose }: OpenProps) => {
  const now = useNow(opened);
  const steps = useLocalSteps(opened.order.id);
  const submit = useSubmit();
  const order = now ?? opened.order;
  const { question } = opened;
  // Said by each dialog itself: while its own answer is awaited, nothing is over.
  const ended = isQuestionOpen(now, steps, question) ? null : (
    <EndedDialog id={order.id} status={now?.status} lost={question !== 'moves'} onClose={onClose} />
  );
  const choose = ({ to, needs }: NextMove): void => {
    if (needs !== null) return onQuestion(needs);
    onClose();
    void submit(stepOf(order.id, { kind: 'move', body: { status: to } }));
  };
  if (question === 'order_otp') return <DeliverDialog order={order} ended={ended} onClose={onClose} />;
  if (question === 'reason_and_photo') return <ReturnDialog order={order} ended={ended} onClose={onClose} />;
  if (ended) return ended;
  if (question === 'decline')
    return <DeclineDialog order={order} accepted={actionKindOf(order, steps) === 'counter'} onClose={onClose} />;
  return (
    <StatusSheet
      order={{ ...order, status: localStatus(order.status, steps) }}
      moves={localMoves(order, steps)}
      onChoose={choose}
      onClose={onClose}
    />
  );
};

/** A page of orders with the dialogs about them. */
export const QuestionDialogs = ({ children }: { children: ReactNode }) => {
  const [opened, setOpened] = useState<OpenedQuestion>();
  const openQuestion = useCallback(
    (order: RiderOrder, question: Question) => setOpened({ order, question, since: Date.now() }),
    [],
  );
  return (
    <OpenQuestion value={openQuestion}>
      {children}
      {opened && (
        <QuestionDialog
          key={opened.question}
          opened={opened}
          onQuestion={(question) => setOpened({ ...opened, question })}
          onClose={() => setOpened(undefined)}
        />
      )}
    </OpenQuestion>
  );
};
