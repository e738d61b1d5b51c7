import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, Clock, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api, sentenceOf } from '#shared/api/index.ts';
import { dateTime, money } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { policyName } from './policy-name.ts';
import type { Approval, Policy } from './types.ts';

const useCoverChange = <Input,>(change: (input: Input) => Promise<unknown>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all(
        ['billing', 'booking', 'insurance'].map((module) => client.invalidateQueries({ queryKey: [module] })),
      ),
  });
};

/** S4.09: where the insurance of a visit stands, with its times. */
export const CoverStatus = ({ cover: c }: { cover: Approval }) => {
  if (c.state === 'sent_for_approval')
    return (
      <Note tone="warning" icon={Clock}>
        <p className="font-bold">{m.insurance_waiting()}</p>
        <p>{m.insurance_waiting_text({ when: dateTime(c.held_until ?? c.sent_at) })}</p>
      </Note>
    );
  if (c.state === 'rejected')
    return (
      <Note tone="danger" icon={CircleAlert}>
        <p className="font-bold">{m.insurance_rejected()}</p>
        <p>{c.reason === '' ? m.insurance_rejected_text() : <Marked>{c.reason}</Marked>}</p>
      </Note>
    );
  const isPartly = c.approved !== null && c.approved < c.asked;
  return (
    <Note tone={isPartly ? 'warning' : 'success'} icon={ShieldCheck}>
      <p className="font-bold">{m.insurance_pays({ amount: money(c.approved ?? 0) })}</p>
      <p>{isPartly ? m.insurance_partly() : policyName(c)}</p>
    </Note>
  );
};

const Used = ({ id, cover }: { id: number; cover: Approval }) => {
  const clear = useCoverChange(() => api.insurance.clear({ body: { appointment_id: id } }));
  return (
    <Card className="flex flex-col gap-3">
      <CoverStatus cover={cover} />
      <Button variant="text" className="self-start" pending={clear.isPending} onClick={() => clear.mutate(undefined)}>
        {m.insurance_pay_myself()}
      </Button>
    </Card>
  );
};

const Choose = ({ id, policies }: { id: number; policies: readonly Policy[] }) => {
  const usable = policies.filter(({ state }) => state === 'active' || state === 'unchecked');
  const [chosen, setChosen] = useState<string | undefined>();
  // The insurer's answer may have ended the one that was chosen.
  const policyId = (usable.find(({ id: each }) => String(each) === chosen) ?? usable[0])?.id;
  const apply = useCoverChange((wanted: number) =>
    api.insurance.apply({ body: { appointment_id: id, policy_id: wanted }, quiet: true }),
  );
  if (policyId === undefined)
    return (
      <Card className="flex flex-wrap items-center justify-between gap-3">
        {apply.error ? <FormError icon={CircleAlert} error={apply.error} /> : <span>{m.insurance_none()}</span>}
        <LinkButton variant="outline" size="sm" to="/insurance">
          {m.insurance_add()}
        </LinkButton>
      </Card>
    );
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <SelectField
            label={m.insurance_use()}
            value={String(policyId)}
            onChange={(event) => setChosen(event.currentTarget.value)}
            options={usable.map((policy) => ({ value: String(policy.id), label: policyName(policy) }))}
            error={apply.error ? sentenceOf(apply.error) : undefined}
          />
        </div>
        <Button
          variant="outline"
          className="mb-1.5 min-h-13"
          pending={apply.isPending}
          onClick={() => apply.mutate(policyId)}
        >
          {m.insurance_use_yes()}
        </Button>
      </div>
    </Card>
  );
};

/** The insurance of a visit: to be chosen, waiting, or what it pays. Without policies it leads to where one is added. */
export const CoverCard = ({ id }: { id: number }) => {
  const cover = useQuery(api.insurance.ofAppointment.query({ params: { id: String(id) }, quiet: true }));
  const policies = useQuery(api.insurance.list.query({ query: {}, quiet: true }));
  if (!cover.data || !policies.data) return null;
  if (cover.data.cover) return <Used id={id} cover={cover.data.cover} />;
  return <Choose id={id} policies={policies.data.items} />;
};

/** The same on the page of an appointment: only where there is any. */
export const CoverOfVisit = ({ id }: { id: number }) => {
  const { data } = useQuery(api.insurance.ofAppointment.query({ params: { id: String(id) }, quiet: true }));
  return data?.cover ? <CoverStatus cover={data.cover} /> : null;
};
