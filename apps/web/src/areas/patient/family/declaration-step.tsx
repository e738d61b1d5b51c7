import { isMinor } from '@balsam/domain/family';
import { phoneCharacters } from '@balsam/domain/text';
import { Info } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { CheckBox } from '#shared/ui/choices.tsx';
import { Note } from '#shared/ui/note.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import type { AddMemberState } from './use-add-member.ts';

/** How they are reached, if they are; and for a child the guardian's declaration. */
export const DeclarationStep = ({ draft, change, declared, declare, errors, around }: AddMemberState) => {
  const minor = isMinor(draft.dob, around.today);
  return (
    <>
      <TextField
        name="phone_number"
        type="tel"
        label={m.family_phone()}
        hint={minor ? m.family_phone_hint() : undefined}
        ltr
        keep={phoneCharacters}
        maxLength={20}
        autoComplete="off"
        value={draft.phone_number}
        onChange={({ currentTarget }) => change({ phone_number: currentTarget.value })}
        error={errors.phone_number?.()}
      />
      <TextField
        name="email_address"
        type="email"
        label={m.family_email()}
        ltr
        maxLength={254}
        autoComplete="off"
        spellCheck={false}
        value={draft.email_address}
        onChange={({ currentTarget }) => change({ email_address: currentTarget.value })}
        error={errors.email_address?.()}
      />
      <Note icon={Info}>{minor ? m.family_minor_note() : m.family_adult_note()}</Note>
      {minor && (
        <CheckBox
          name="declaration"
          label={m.family_declare()}
          checked={declared}
          onChange={({ currentTarget }) => declare(currentTarget.checked)}
          error={errors.declaration?.()}
        />
      )}
    </>
  );
};
