import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { day } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Marked, nameOf } from '#shared/ui/person-name.tsx';
import { ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { useSaveStep } from './queries.ts';

const Line = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5 last:border-0">
    <dt className="text-text-2">{label}</dt>
    <dd className="font-medium">{children}</dd>
  </div>
);

/** Who comes, and how they are reached: right, or to be changed first. */
export const DetailsStep = ({ id, onDone }: { readonly id: number; readonly onDone: () => void }) => {
  const { data: user, error, refetch } = useQuery(api.people.users.query({ query: {}, quiet: true }));
  const save = useSaveStep(id, onDone);
  if (!user) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={2} />;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-text-2">{m.checkin_details_text()}</p>
      <dl>
        <Line label={m.checkin_name()}>
          <Marked>{nameOf(user, 'full')}</Marked>
        </Line>
        {user.mrn_number !== null && (
          <Line label={m.checkin_mrn()}>
            <Ltr>{user.mrn_number}</Ltr>
          </Line>
        )}
        {user.dob !== null && <Line label={m.checkin_birth()}>{day(user.dob)}</Line>}
        {user.phone_number !== null && (
          <Line label={m.checkin_phone()}>
            <Ltr>{user.phone_number}</Ltr>
          </Line>
        )}
        {user.email_address !== null && (
          <Line label={m.checkin_email()}>
            <Ltr className="wrap-anywhere">{user.email_address}</Ltr>
          </Line>
        )}
      </dl>
      <FormError icon={CircleAlert} error={save.error} />
      <div className="flex flex-col gap-2.5 desktop:flex-row">
        <Button size="lg" icon={CircleCheck} pending={save.isPending} onClick={() => save.mutate({ step: 'details' })}>
          {m.checkin_details_yes()}
        </Button>
        <LinkButton size="lg" variant="outline" icon={Pencil} to="/profile">
          {m.checkin_details_edit()}
        </LinkButton>
      </div>
    </div>
  );
};
