import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { RadioCards } from '#shared/ui/choices.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { TextLink } from '#shared/ui/link-button.tsx';
import { ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { CoverCard, CoverOfVisit } from '../insurance/cover-card.tsx';
import { policyNames } from '../insurance/policy-name.ts';
import { useSaveStep } from './queries.ts';
import type { CheckIn } from './types.ts';

type InsuranceStepProps = {
  readonly id: number;
  readonly paying: CheckIn['paying'];
  readonly onDone: () => void;
};

/** The visit, its insurance and the policies that are there; `known` once all were read. */
function useInsuranceOf(id: number) {
  const visit = useQuery(api.booking.detail.query({ params: { id }, quiet: true }));
  const insurance = useQuery(api.insurance.ofAppointment.query({ params: { id: String(id) }, quiet: true }));
  const policies = useQuery(api.insurance.list.query({ query: {}, quiet: true }));
  const known = visit.data &&
    insurance.data &&
    policies.data && {
      isPaid: visit.data.status === 'paid',
      isInsured: insurance.data.cover !== null && insurance.data.cover.state !== 'rejected',
      policies: policies.data.items,
    };
  const failed = [visit, insurance, policies].filter(({ isError }) => isError);
  return { known, hasFailed: failed.length > 0, readAgain: () => Promise.all(failed.map(({ refetch }) => refetch())) };
}

/** Who pays for the visit. An insurance is used for it here, and its insurer asked; what is paid already is not paid by one any more. */
export const InsuranceStep = ({ id, paying, onDone }: InsuranceStepProps) => {
  const { known, hasFailed, readAgain } = useInsuranceOf(id);
  const [chosen, setChosen] = useState(paying ?? undefined);
  const save = useSaveStep(id, onDone);
  if (!known) return hasFailed ? <ErrorState onRetry={() => void readAgain()} /> : <SkeletonList count={2} />;
  const { isPaid, isInsured, policies } = known;
  const names = policies.length > 0 ? policyNames(policies) : m.checkin_no_policy();
  const isTooLate = isPaid && !isInsured;
  return (
    <div className="flex flex-col gap-4">
      <RadioCards
        label={m.checkin_paying()}
        value={chosen}
        onChange={setChosen}
        options={[
          {
            value: 'insurance',
            label: m.checkin_paying_insurance(),
            disabled: isTooLate || (policies.length === 0 && !isInsured),
            detail: isTooLate ? m.checkin_paid_already() : names,
          },
          { value: 'self', label: m.checkin_paying_self() },
        ]}
      />
      {chosen === 'insurance' && (isPaid ? <CoverOfVisit id={id} /> : <CoverCard id={id} />)}
      <TextLink to="/insurance" className="self-start">
        {m.checkin_policy_manage()}
      </TextLink>
      <FormError icon={CircleAlert} error={save.error} />
      <Button
        size="lg"
        className="self-start"
        disabled={!chosen || (chosen === 'insurance' && !isInsured)}
        pending={save.isPending}
        onClick={() => chosen && save.mutate({ step: 'insurance', paying: chosen })}
      >
        {m.checkin_save()}
      </Button>
    </div>
  );
};
