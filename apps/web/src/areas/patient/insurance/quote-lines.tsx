import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api, sentenceOf } from '#shared/api/index.ts';
import { digits, money } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Note } from '#shared/ui/note.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { Skeleton } from '#shared/ui/states.tsx';
import { policyName } from './policy-name.ts';
import type { Quote } from './types.ts';

const Shares = ({ quote: q }: { quote: Quote }) => {
  if (!q.covered && q.reason)
    return <Note tone="warning">{inLocale(q.reason.message, digits(q.reason.message_ar))}</Note>;
  return (
    <>
      <dl className="flex flex-col gap-2">
        <div className="flex justify-between gap-4">
          <dt>{m.insurance_you_pay()}</dt>
          <dd className="tabular font-bold">{money(q.total)}</dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt>{m.insurance_insurer_pays()}</dt>
          <dd className="tabular font-bold text-success-text">{money(q.insurance_amount)}</dd>
        </div>
      </dl>
      {q.needs_approval && <p className="text-small text-muted">{m.insurance_needs_approval()}</p>}
    </>
  );
};

const QuoteOf = ({ policyId, slotId }: { policyId: number; slotId: number }) => {
  const query = api.insurance.services.query({
    query: { policy_id: String(policyId), slot_id: String(slotId) },
    quiet: true,
  });
  const { data, error } = useQuery({ ...query, retry: false });
  if (data) return <Shares quote={data} />;
  return error ? <Note tone="warning">{sentenceOf(error)}</Note> : <Skeleton className="h-12 rounded-md" />;
};

/** D12.01: you pay, your insurance pays, before a slot is confirmed. Nothing for who has no policy. Default export for `lazy`. */
const QuoteLines = ({ slotId }: { slotId: number }) => {
  const { data } = useQuery(api.insurance.list.query({ query: {}, quiet: true }));
  const usable = (data?.items ?? []).filter(({ state }) => state === 'active' || state === 'unchecked');
  const [chosen, setChosen] = useState<string | undefined>();
  const policyId = Number(chosen ?? usable[0]?.id ?? 0);
  if (usable.length === 0) return null;
  return (
    <section className="flex flex-col gap-3 rounded-lg border border-line p-4">
      <SelectField
        label={m.insurance_title()}
        value={String(policyId)}
        onChange={(event) => setChosen(event.currentTarget.value)}
        options={usable.map((policy) => ({
          value: String(policy.id),
          label: policyName(policy),
        }))}
      />
      <QuoteOf policyId={policyId} slotId={slotId} />
      <p className="text-small text-muted">{m.insurance_chosen_next()}</p>
    </section>
  );
};

export default QuoteLines;
