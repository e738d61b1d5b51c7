import { useQuery } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { ErrorState, Skeleton } from '#shared/ui/states.tsx';
import { TermsBody } from '#shared/ui/terms-text.tsx';
import { policyQuery } from './queries.ts';

export type Policy = Parameters<typeof policyQuery>[0];

const PolicyText = ({ policy }: { policy: Policy }) => {
  const { data, error, refetch } = useQuery(policyQuery(policy));
  const [text] = data?.items ?? [];
  if (text) return <TermsBody body={inLocale(text.body, text.body_ar)} />;
  return error ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton className="h-40" />;
};

/** One of the policies of the pharmacy, to be read. */
export const PolicyDialog = ({ policy, onClose }: { policy: Policy | undefined; onClose: () => void }) => (
  <Dialog
    open={policy !== undefined}
    onClose={onClose}
    closable
    wide
    title={policy === 'privacy' ? m.pharmacy_checkout_read_privacy() : m.pharmacy_checkout_read_returns()}
  >
    {policy && <PolicyText policy={policy} />}
  </Dialog>
);
