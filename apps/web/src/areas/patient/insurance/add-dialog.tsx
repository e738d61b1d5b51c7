import { toLatinDigits } from '@balsam/domain/text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Camera, CircleAlert } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api, sentenceOf } from '#shared/api/index.ts';
import { useSession } from '#shared/api/session.ts';
import { upload } from '#shared/api/upload.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Note } from '#shared/ui/note.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { NotLoaded } from '#shared/ui/states.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { toast } from '#shared/ui/toast.ts';
import { useDraft } from '#shared/ui/use-draft.ts';

type Draft = { readonly plan: string; readonly number: string };
type Policy = Draft & { readonly card: File | undefined };
const empty: Draft = { plan: '', number: '' };

const numberForm = /^[A-Za-z0-9-]{4,30}$/;
/** What a policy number is made of, with digits of either script: spaces and unseen marks that a paste brings along are none of it. */
export const policyCharacters = (typed: string): string => toLatinDigits(typed).replaceAll(/[^A-Za-z0-9-]/g, '');

const useAdd = (onDone: () => void) => {
  const client = useQueryClient();
  const person = useSession()?.user.id ?? 0;
  return useMutation({
    mutationFn: async ({ plan, number, card }: Policy) => {
      const picture =
        card && (await upload({ fields: { patient_id: String(person), kind: 'identity' }, file: card, quiet: true }));
      const body = {
        plan_id: Number(plan),
        policy_number: policyCharacters(number),
        ...(picture && { card_file: picture.id }),
      };
      return api.insurance.add({ body, quiet: true });
    },
    onSuccess: () => {
      toast.success(m.insurance_added());
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['insurance'] }),
  });
};

const Card = ({ card, onChange }: { card: File | undefined; onChange: (card: File | undefined) => void }) => (
  <label className="flex min-h-14 cursor-pointer items-center gap-3 rounded-md border border-dashed border-line-strong p-3 has-focus-visible:outline-2 has-focus-visible:outline-accent">
    <Camera aria-hidden size={22} className="text-accent-text" />
    <span className="min-w-0 flex-1 wrap-anywhere">{card ? card.name : m.insurance_card_add()}</span>
    <input
      type="file"
      accept="image/*"
      className="sr-only"
      onChange={(event) => onChange(event.currentTarget.files?.[0])}
    />
  </label>
);

/** The plan, the number of the policy and, if one likes, a picture of its card. */
export const AddForm = ({ onAdded }: { onAdded: () => void }) => {
  const { draft, change, clear } = useDraft('policy', empty);
  const [card, setCard] = useState<File>();
  const [isAttempted, setAttempted] = useState(false);
  const { data, isError, refetch } = useQuery(api.insurance.payers.query({ quiet: true }));
  const add = useAdd(() => {
    clear();
    onAdded();
  });
  const isNumber = numberForm.test(policyCharacters(draft.number));
  const isRight = draft.plan !== '' && isNumber;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAttempted(true);
    if (isRight && !add.isPending) add.mutate({ ...draft, card });
  };
  const options = (data?.items ?? []).flatMap((company) =>
    company.plans.map((plan) => ({
      value: String(plan.id),
      label: `${inLocale(company.title, company.title_ar)}: ${inLocale(plan.title, plan.title_ar)}`,
    })),
  );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {!data && isError && <NotLoaded onRetry={() => void refetch()} />}
      <SelectField
        label={m.insurance_plan()}
        placeholder={m.insurance_plan_choose()}
        options={options}
        value={draft.plan}
        error={isAttempted && draft.plan === '' ? m.insurance_plan_choose() : undefined}
        onChange={(event) => change({ plan: event.currentTarget.value })}
      />
      <TextField
        label={m.insurance_policy_number()}
        hint={m.insurance_policy_hint()}
        ltr
        keep={policyCharacters}
        maxLength={30}
        autoComplete="off"
        autoCapitalize="characters"
        value={draft.number}
        error={isAttempted && !isNumber ? m.insurance_policy_hint() : undefined}
        onChange={(event) => change({ number: event.currentTarget.value })}
      />
      <Card card={card} onChange={setCard} />
      <div role="alert">
        {add.error && (
          <Note tone="danger" icon={CircleAlert}>
            {sentenceOf(add.error)}
          </Note>
        )}
      </div>
      <Button type="submit" size="lg" pending={add.isPending}>
        {m.insurance_add_check()}
      </Button>
    </form>
  );
};

/** Enters a policy; the insurer is asked about it at once. Opened on demand: default export for `lazy`. */
const AddDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog open closable onClose={onClose} title={m.insurance_add()}>
    <AddForm onAdded={onClose} />
  </Dialog>
);

export default AddDialog;
