import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/api-error.ts';
import { api } from '#shared/api/index.ts';
import { getSession, updateUser } from '#shared/api/session.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { CheckBox } from '#shared/ui/choices.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { ErrorState, Skeleton, Skeletons } from '#shared/ui/states.tsx';
import { afterSignIn } from '../entry/after-sign-in.ts';
import { isTicked } from '#shared/ui/form.ts';
import { TermsText } from '#shared/ui/terms-text.tsx';

const TermsSkeleton = () => (
  <Card className="flex flex-col gap-4">
    <output className="sr-only">{m.shell_loading()}</output>
    <Skeleton className="h-4 w-2/5" />
    <Skeleton className="h-4 w-full" />
    <Skeleton className="h-4 w-4/5" />
    <Skeleton className="h-4 w-3/5" />
    <Skeletons count={2}>
      <Skeleton className="h-4 w-full" />
    </Skeletons>
    <Skeleton className="h-4 w-2/3" />
  </Card>
);

/** Agreeing, and going on to where the person wanted to be. */
const useAgree = () => {
  const router = useRouter();
  const { routeToNavigate } = useSearch({ from: '/terms-and-condition' });
  return useMutation({
    mutationFn: (version: number) => api.identity.agreeTerms({ body: { version } }),
    onSuccess: () => {
      updateUser({ is_privacy_agreed: true });
      const user = getSession()?.user;
      if (user) router.history.replace(afterSignIn(user, routeToNavigate));
    },
  });
};

const AgreeForm = ({ pending, onAgree }: { pending: boolean; onAgree: () => void }) => {
  const [missing, setMissing] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const agrees = isTicked(event.currentTarget, 'agree');
    setMissing(!agrees);
    if (agrees && !pending) onAgree();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <CheckBox
        name="agree"
        label={m.identity_terms_agree()}
        error={missing ? m.identity_terms_required() : undefined}
        onChange={() => setMissing(false)}
      />
      <Button type="submit" size="lg" wide pending={pending}>
        {m.identity_terms_continue()}
      </Button>
    </form>
  );
};

/** Terms and Condition (SPEC §4): what a patient agrees to before anything else; afterwards, what was agreed to and when. */
export const TermsPage = () => {
  const terms = useQuery(api.identity.agreedTerms.query({ quiet: true }));
  const agree = useAgree();
  const failure = terms.error instanceof ApiError ? terms.error : undefined;
  return (
    <Page narrow>
      <PageHeading title={m.identity_terms_title()} detail={m.identity_terms_lead()} />
      {terms.isPending && <TermsSkeleton />}
      {terms.isError && <ErrorState onRetry={() => void terms.refetch()} reference={failure?.request_id} />}
      {terms.data && (
        <>
          <TermsText
            title={inLocale(terms.data.title, terms.data.title_ar)}
            body={inLocale(terms.data.body, terms.data.body_ar)}
          />
          {!terms.data.agreed && (
            <AgreeForm
              pending={agree.isPending}
              onAgree={() => agree.mutate(terms.data.version, { onError: () => void terms.refetch() })}
            />
          )}
        </>
      )}
    </Page>
  );
};
