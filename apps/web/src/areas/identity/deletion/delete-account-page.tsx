import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { useSession } from '#shared/api/session.ts';
import { Art } from '#shared/ui/art.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { EmptyState } from '#shared/ui/states.tsx';
import { type DeletionCode, readPendingCode } from '../entry/pending-code.ts';
import { DeletionCodeStep } from './deletion-code-step.tsx';
import { EmailStep } from './deletion-email-step.tsx';
import { type AccountKind, accountKind } from './account-kind.ts';

const pendingDeletion = (): DeletionCode | undefined => {
  const pending = readPendingCode();
  return pending?.state === 'deletion' ? pending : undefined;
};

/** The last step: it is done, and what to do from here. */
const Deleted = () => (
  <Page narrow>
    <div className="flex flex-col items-center gap-4 py-8 text-center">
      <Art name="done" />
      <PageHeading title={m.identity_deleted_title()} />
      <p className="max-w-sm text-text-2">{m.identity_deleted_text()}</p>
      <LinkButton to="/auth/user/dashboard" size="lg">
        {m.identity_go_to_login()}
      </LinkButton>
    </div>
  </Page>
);

const refusals = {
  dependent: { title: m.identity_delete_dependent, text: m.identity_delete_dependent_text },
  staff: { title: m.identity_delete_staff, text: m.identity_delete_staff_text },
} as const satisfies Partial<Record<AccountKind, unknown>>;

/** Delete Me (SPEC §2, §5): the e-mail address, the code, and the end; without a log-out button. */
export const DeleteAccountPage = () => {
  const kind = accountKind(useSession());
  const [pending, setPending] = useState(pendingDeletion);
  const { deleted } = useSearch({ from: '/delete-me' });
  if (deleted && kind === 'guest') return <Deleted />;
  const refusal = kind === 'dependent' || kind === 'staff' ? refusals[kind] : undefined;
  return (
    <Page narrow>
      <PageHeading title={m.identity_delete_title()} back={pending ? undefined : '/'} />
      {refusal && <EmptyState art="box" title={refusal.title()} text={refusal.text()} />}
      {!refusal && pending && <DeletionCodeStep sentCode={pending} onBack={() => setPending(undefined)} />}
      {!refusal && !pending && <EmailStep own={kind === 'own'} onSent={setPending} />}
    </Page>
  );
};
