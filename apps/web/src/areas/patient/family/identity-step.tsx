import { useQuery } from '@tanstack/react-query';
import { digitsOnly, toLatinDigits } from '@balsam/domain/text';
import { isRelation, relations as rules } from '@balsam/domain/family';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';
import { RadioCards } from '#shared/ui/choices.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { NotLoaded } from '#shared/ui/states.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { idTypes } from './draft.ts';
import { relations } from './queries.ts';
import type { AddMemberState } from './use-add-member.ts';

const iqamaCharacters = (typed: string): string => toLatinDigits(typed).replaceAll(/[^a-z0-9]/gi, '');

const kinds = {
  saudi_id: { label: m.family_saudi_id, hint: m.family_saudi_hint, keep: digitsOnly, length: 10 },
  iqama: { label: m.family_iqama, hint: m.family_iqama_hint, keep: iqamaCharacters, length: 15 },
} as const;

/** A relation that says so brings the gender along. */
const genderOf = (code: string | undefined): { gender?: string } => {
  const rule = code !== undefined && isRelation(code) ? rules[code] : undefined;
  return rule && 'gender' in rule ? { gender: rule.gender } : {};
};

/** What they are to the guardian, and by which number they are known. */
export const IdentityStep = ({ draft, change, errors }: AddMemberState) => {
  const { data, isError, refetch } = useQuery(relations);
  const kind = kinds[draft.id_type === 'iqama' ? 'iqama' : 'saudi_id'];
  return (
    <>
      {!data && isError && <NotLoaded onRetry={() => void refetch()} />}
      <SelectField
        name="relation_id"
        label={m.family_relation()}
        placeholder={m.family_relation_choose()}
        options={(data ?? []).map(({ id, title, title_ar }) => ({
          value: String(id),
          label: inLocale(title, title_ar),
        }))}
        value={draft.relation_id}
        onChange={({ currentTarget: { value } }) =>
          change({ relation_id: value, ...genderOf(data?.find(({ id }) => String(id) === value)?.code) })
        }
        error={errors.relation_id?.()}
      />
      <RadioCards
        label={m.family_id_type()}
        columns={2}
        value={draft.id_type}
        onChange={(id_type) => change({ id_type, id_number: '' })}
        options={idTypes.map((value) => ({ value, label: kinds[value].label() }))}
      />
      <TextField
        name="id_number"
        label={m.family_id_number()}
        hint={kind.hint()}
        ltr
        keep={kind.keep}
        maxLength={kind.length}
        autoComplete="off"
        value={draft.id_number}
        onChange={({ currentTarget }) => change({ id_number: currentTarget.value })}
        error={errors.id_number?.()}
      />
      <TextField
        name="mrn_number"
        label={m.family_mrn_label()}
        hint={m.family_mrn_hint()}
        ltr
        keep={digitsOnly}
        inputMode="numeric"
        maxLength={7}
        autoComplete="off"
        value={draft.mrn_number}
        onChange={({ currentTarget }) => change({ mrn_number: currentTarget.value })}
        error={errors.mrn_number?.()}
      />
    </>
  );
};
