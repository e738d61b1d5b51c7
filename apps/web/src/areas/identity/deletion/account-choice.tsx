import { roles } from '@balsam/domain/identity';
import { digitsOnly } from '@balsam/domain/text';
import * as m from '#paraglide/messages.js';
import { RadioCards } from '#shared/ui/choices.tsx';
import { TextField } from '#shared/ui/text-field.tsx';

/** Which of the accounts at one e-mail address is deleted: the rider's, or that of a patient, with the number where several have a file. */
export type ChosenAccount =
  | { readonly role_id: typeof roles.patient; readonly mrn: string }
  | { readonly role_id: typeof roles.rider };

/** What the call is told of the choice. */
export const requestOf = (chosen: ChosenAccount) => ({
  role_id: chosen.role_id,
  ...('mrn' in chosen && chosen.mrn !== '' && { mrn_number: chosen.mrn }),
});

type Kind = 'patient' | 'rider';

const kindOf = (chosen: ChosenAccount | undefined): Kind | undefined => {
  if (chosen === undefined) return undefined;
  return chosen.role_id === roles.rider ? 'rider' : 'patient';
};

type AccountChoiceProps = {
  readonly chosen: ChosenAccount | undefined;
  readonly onChange: (chosen: ChosenAccount) => void;
};

/** Several accounts share the e-mail address: which one it is. None is preferred, because nothing brings it back. */
export const AccountChoice = ({ chosen, onChange }: AccountChoiceProps) => (
  <>
    <RadioCards<Kind>
      label={m.identity_whose_file()}
      value={kindOf(chosen)}
      onChange={(kind) => onChange(kind === 'rider' ? { role_id: roles.rider } : { role_id: roles.patient, mrn: '' })}
      options={[
        { value: 'patient', label: m.identity_role_patient(), detail: m.identity_role_patient_hint() },
        { value: 'rider', label: m.identity_role_rider(), detail: m.identity_role_rider_hint() },
      ]}
    />
    {chosen && 'mrn' in chosen && (
      <TextField
        name="mrn_number"
        label={m.identity_mrn_number()}
        hint={m.identity_mrn_number_hint()}
        ltr
        keep={digitsOnly}
        maxLength={7}
        inputMode="numeric"
        value={chosen.mrn}
        onChange={(event) => onChange({ role_id: roles.patient, mrn: event.currentTarget.value })}
      />
    )}
  </>
);
