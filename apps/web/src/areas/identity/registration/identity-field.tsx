import type { LucideIcon } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { RadioCards } from '#shared/ui/choices.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { identityKinds } from '../entry/identity-kinds.ts';
import type { Draft } from './draft.ts';

type Identity = Pick<Draft, 'field_name' | 'identity_number'>;

type IdentityFieldProps = {
  readonly kind: Identity['field_name'];
  readonly number: string;
  readonly icon: LucideIcon;
  readonly error: string | undefined;
  readonly onChange: (change: Partial<Identity>) => void;
};

/** Saudi ID or iqama, and its number: only what such a number can hold may be typed (SPEC §5). */
export const IdentityField = ({ kind, number, icon, error, onChange }: IdentityFieldProps) => {
  const { label, hint, keep, length } = identityKinds[kind];
  return (
    <>
      <RadioCards
        label={m.identity_identity_document()}
        columns={2}
        value={kind}
        onChange={(field_name) => onChange({ field_name, identity_number: '' })}
        options={[
          { value: 'saudi_id', label: m.identity_saudi_id() },
          { value: 'iqama', label: m.identity_iqama() },
        ]}
      />
      <TextField
        name="identity_number"
        label={m.identity_identity_number({ kind: label() })}
        hint={hint()}
        error={error}
        icon={icon}
        ltr
        keep={keep}
        value={number}
        onChange={(event) => onChange({ identity_number: event.currentTarget.value })}
        maxLength={length}
        inputMode={kind === 'iqama' ? 'text' : 'numeric'}
        autoComplete="off"
      />
    </>
  );
};
