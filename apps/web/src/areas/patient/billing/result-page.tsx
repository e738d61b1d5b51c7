import { isFailure } from '@balsam/domain/billing';
import { Navigate, useLocation, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { sentenceOf } from '#shared/api/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { chargedText } from './given-back.ts';
import { PaymentFailedDialog } from './payment-failed-dialog.tsx';
import { type StoredPayment, readStoredPayment } from '#shared/api/stored-payment.ts';
import type { Operation } from './queries.ts';
import { PaymentSucceeded } from './payment-succeeded.tsx';
import { Onward, RetryPayment } from './retry-payment.tsx';
import { useOutcome } from './use-outcome.ts';

type PendingProps = {
  readonly operation: Operation;
  readonly method: string;
  readonly isLong: boolean;
  readonly isAsking: boolean;
  readonly onAgain: () => void;
};

/** After a while the person may ask, or go on: whoever came back from the provider's page without paying pays again from there. */
const Pending = ({ operation, method, isLong, isAsking, onAgain }: PendingProps) => (
  <output className="block">
    <EmptyState
      art="cloud"
      title={m.billing_checking()}
      text={isLong ? m.billing_checking_long() : undefined}
      action={
        isLong && (
          <span className="flex flex-wrap justify-center gap-3 *:w-auto">
            <Button pending={isAsking} onClick={onAgain}>
              {m.billing_check_again()}
            </Button>
            <Onward variant="outline" operation={operation} method={method} />
          </span>
        )
      }
    />
  </output>
);

const Outcome = ({ operation, method }: { operation: Operation; method: string }) => {
  if (operation.operation_status === 'success') return <PaymentSucceeded operation={operation} method={method} />;
  if (isFailure(operation.operation_status)) return <PaymentFailedDialog operation={operation} method={method} />;
  return (
    <EmptyState
      art="box"
      title={m.billing_cancelled_title()}
      text={
        <>
          <span className="block">{m.billing_cancelled_text()}</span>
          <span className="block">{chargedText(operation)}</span>
        </>
      }
      action={<RetryPayment operation={operation} method={method} />}
    />
  );
};

const PolledOutcome = ({ stored, method }: { stored: StoredPayment; method: string }) => {
  const { operation, error, refetch, isFetching, isLong } = useOutcome(stored);
  if (operation && operation.operation_status !== 'pending') return <Outcome operation={operation} method={method} />;
  if (operation)
    return <Pending operation={operation} method={method} isLong={isLong} isAsking={isFetching} onAgain={refetch} />;
  if (error) return <ErrorState text={sentenceOf(error)} onRetry={refetch} />;
  return <SkeletonList count={1} />;
};

/** Where the browser comes back to after paying. Without a kept payment there is nothing to show: home (S8.04). */
export const PaymentResultPage = () => {
  const { method } = useParams({ from: '/payment-result/$method' });
  // Another tab may have begun a payment meanwhile: the provider's way back names this one.
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const [stored] = useState(() => readStoredPayment(search));
  if (!stored) return <Navigate to="/" replace />;
  return (
    <Page narrow>
      <PageHeading title={m.billing_result_title()} />
      <PolledOutcome stored={stored} method={method} />
    </Page>
  );
};
