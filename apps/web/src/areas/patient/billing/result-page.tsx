import { isFailure } from '@balsam/domain/billing';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
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
import { type Operation, outcome } from './queries.ts';
import { PaymentSucceeded } from './payment-succeeded.tsx';
import { RetryPayment } from './retry-payment.tsx';

/** About a minute; then the person is told that the answer will come to them. */
const patience = 20;

const Pending = ({ waited, onAgain }: { waited: boolean; onAgain: () => void }) => (
  <output className="block">
    <EmptyState
      art="cloud"
      title={m.billing_checking()}
      text={waited ? m.billing_checking_long() : undefined}
      action={waited && <Button onClick={onAgain}>{m.billing_check_again()}</Button>}
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
  const query = useQuery(outcome(stored, patience));
  const { data, error, refetch, isFetching } = query;
  if (data && data.operation_status !== 'pending') return <Outcome operation={data} method={method} />;
  if (data)
    return <Pending waited={!isFetching && query.dataUpdatedAt > 0 && query.isStale} onAgain={() => void refetch()} />;
  if (error) return <ErrorState text={sentenceOf(error)} onRetry={() => void refetch()} />;
  return <SkeletonList count={1} />;
};

/** Where the browser comes back to after paying. Without a kept payment there is nothing to show: home (S8.04). */
export const PaymentResultPage = () => {
  const { method } = useParams({ from: '/payment-result/$method' });
  const [stored] = useState(readStoredPayment);
  if (!stored) return <Navigate to="/" replace />;
  return (
    <Page narrow>
      <PageHeading title={m.billing_result_title()} />
      <PolledOutcome stored={stored} method={method} />
    </Page>
  );
};
