import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { RadioCards } from '#shared/ui/choices.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { TextLink } from '#shared/ui/link-button.tsx';
import { SkeletonList } from '#shared/ui/states.tsx';
import { policyName } from '../insurance/policy-name.ts';
import { useSaveStep } from './queries.ts';
import type { CheckIn } from './types.ts';

type InsuranceStepProps = {
  readonly id: number;
  readonly paying: CheckIn['paying'];
  readonly onDone: () => void;
};

/** Who pays for the visit, with the policies that are there. */
export const InsuranceStep = ({ id, paying, onDone }: InsuranceStepProps) => {
  const { data } = useQuery(api.insurance.list.query({ query: {}, quiet: true }));
  const [chosen, setChosen] = useState(paying ?? undefined);
  const save = useSaveStep(id, onDone);
  if (!data) return <SkeletonList count={2} />;
  const hasPolicy = data.items.length > 0;
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
            disabled: !hasPolicy,
            detail: hasPolicy ? data.items.map(policyName).join(', ') : m.checkin_no_policy(),
          },
          { value: 'self', label: m.checkin_paying_self() },
        ]}
      />
      <TextLink to="/insurance" className="self-start">
        {m.checkin_policy_manage()}
      </TextLink>
      <FormError icon={CircleAlert} error={save.error} />
      <Button
        size="lg"
        className="self-start"
        disabled={!chosen}
        pending={save.isPending}
        onClick={() => chosen && save.mutate({ step: 'insurance', paying: chosen })}
      >
        {m.checkin_save()}
      </Button>
    </div>
  );
};
