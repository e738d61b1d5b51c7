import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { riyadhDay } from '@balsam/domain/time';
import { useRef, useState } from 'react';
import { ApiError } from '#shared/api/api-error.ts';
import { api } from '#shared/api/index.ts';
import { randomName } from '#shared/api/random-name.ts';
import { digits } from '#shared/format/index.ts';
import { inLocale, useLocale } from '#shared/i18n/locale.ts';
import { type Draft, type SentCode, readDraft, readSentCode, removeDraft, storeDraft } from './draft.ts';
import { type DraftErrors, type Field, validateDraft, hasError, reachable, stepOf } from './validate-draft.ts';
import { type Step, steps } from './steps.ts';
import { familyKey, type FamilyMember, relations } from './queries.ts';

const bodyOf = ({ mrn_number, phone_number, email_address, middle_name, ...draft }: Draft, declaration: boolean) => ({
  ...draft,
  id_type: draft.id_type === 'iqama' ? ('iqama' as const) : ('saudi_id' as const),
  gender: draft.gender === 'female' ? ('female' as const) : ('male' as const),
  relation_id: Number(draft.relation_id),
  location_id: Number(draft.location_id),
  declaration,
  ...(mrn_number !== '' && { mrn_number }),
  ...(phone_number !== '' && { phone_number }),
  ...(email_address.trim() !== '' && { email_address }),
  ...(middle_name.trim() !== '' && { middle_name }),
});

/** What the server refused, field by field. */
const refusedFields = (error: unknown): DraftErrors => {
  const fields = error instanceof ApiError ? error.errors : [];
  return Object.fromEntries(fields.map((each) => [each.path, () => digits(inLocale(each.message, each.message_ar))]));
};

const nextOf = (step: Step): Step => steps[Math.min(steps.indexOf(step) + 1, steps.length - 1)]!;

/** What has been typed, which step is shown and what is wrong on it. */
const useForm = () => {
  const [draft, setDraft] = useState(readDraft);
  const [declared, setDeclared] = useState(false);
  const [errors, setErrors] = useState<DraftErrors>({});
  const language = useLocale();
  const { data } = useQuery(relations);
  const [today] = useState(() => riyadhDay(new Date()));
  const relation = data?.find(({ id }) => String(id) === draft.relation_id)?.code;
  const around = { today, language, relation };
  const change = (part: Partial<Draft>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    storeDraft(next);
    setErrors((before) => ({ ...before, ...Object.fromEntries(Object.keys(part).map((name) => [name, undefined])) }));
  };
  const declare = (yes: boolean): void => {
    setDeclared(yes);
    setErrors((before) => ({ ...before, declaration: undefined }));
  };
  return { draft, change, declared, declare, errors, setErrors, around };
};

/** Adding a member: three steps, then the code when one is asked for, then the member. */
export const useAddMember = () => {
  const form = useForm();
  const { draft, declared, around, setErrors } = form;
  const navigate = useNavigate();
  const client = useQueryClient();
  const missingFields = useSearch({ from: '/family-members/add' }).step ?? 'who';
  const step = reachable(missingFields, draft, around);
  const [sentCode, showSentCode] = useState(readSentCode);
  const [added, setAdded] = useState<FamilyMember>();
  /** One key for one intention: a second tap or a second try adds nobody twice. */
  const key = useRef<string>(undefined);
  const goTo = (to: Step): void => void navigate({ to: '/family-members/add', search: { step: to } });
  const setSentCode = (code: SentCode | undefined): void => {
    storeDraft(draft, code);
    showSentCode(code);
  };
  const done = (member: FamilyMember): void => {
    removeDraft();
    setAdded(member);
    void client.invalidateQueries({ queryKey: familyKey });
  };
  const send = useMutation({
    mutationFn: () => {
      key.current ??= randomName();
      return api.family.add({ body: bodyOf(draft, declared), idempotencyKey: key.current, quiet: true });
    },
    onSuccess: (reply) => (reply.state === 'added' ? done(reply.member) : setSentCode({ ...reply, at: Date.now() })),
    onError: (error) => {
      const refused = refusedFields(error);
      setErrors(refused);
      const [first] = Object.keys(refused);
      if (first !== undefined) goTo(stepOf(first));
    },
    // Whatever came, what is sent next is another intention; only where nothing came might it have been done already.
    onSettled: (_, error) => {
      if (!(error instanceof ApiError && error.code === 'network')) key.current = undefined;
    },
  });
  const goOn = (): Field | undefined => {
    const found = validateDraft(step, draft, around, declared);
    setErrors(found);
    if (hasError(found)) return Object.entries(found).find(([, fault]) => fault)?.[0] as Field;
    if (step === 'agree') send.mutate();
    else goTo(nextOf(step));
    return undefined;
  };
  return { ...form, step, goOn, send, sentCode, setSentCode, added, done };
};

export type AddMemberState = ReturnType<typeof useAddMember>;
