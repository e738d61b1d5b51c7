import { phoneCharacters } from '@balsam/domain/text';
import { useQuery } from '@tanstack/react-query';
import { IdCard, Mail, Phone } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { ComboField } from '#shared/ui/combo-field.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { ErrorState, Skeleton } from '#shared/ui/states.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { IdentityField } from './identity-field.tsx';
import type { StepProps } from './field-props.ts';

const longMs = 3_600_000;

/** The lists that a registration chooses from; they change so seldom that one reading is enough. */
const useLists = () => {
  const nationalities = useQuery({ ...api.content.nationalities.query({ quiet: true }), staleTime: longMs });
  const locations = useQuery({ ...api.hospital.locations.query({ quiet: true }), staleTime: longMs });
  return { nationalities, locations };
};

const Lists = ({ draft, errors, onChange }: StepProps) => {
  const { nationalities, locations } = useLists();
  if (nationalities.isError || locations.isError)
    return <ErrorState onRetry={() => void Promise.all([nationalities.refetch(), locations.refetch()])} />;
  if (!nationalities.data || !locations.data) return <Skeleton className="h-52 rounded-md" />;
  return (
    <>
      <ComboField
        name="nationality"
        label={m.identity_nationality()}
        placeholder={m.identity_nationality_search()}
        options={nationalities.data.items.map(({ code, title, title_ar }) => ({
          value: code,
          label: inLocale(title, title_ar),
          also: `${title} ${title_ar}`,
        }))}
        value={draft.nationality}
        onChange={(nationality) => onChange({ nationality })}
        error={errors.nationality?.()}
      />
      <SelectField
        name="location_id"
        label={m.identity_location()}
        hint={m.identity_location_hint()}
        placeholder={m.identity_location_choose()}
        options={locations.data.items.map(({ id, title, title_ar, city, city_ar }) => ({
          value: String(id),
          label: `${inLocale(title, title_ar)} (${inLocale(city, city_ar)})`,
        }))}
        value={draft.location_id}
        onChange={(event) => onChange({ location_id: event.currentTarget.value })}
        error={errors.location_id?.()}
      />
    </>
  );
};

/** Second step: how this person is reached, and the number of the identity document. */
export const ContactStep = (props: StepProps) => {
  const { draft, errors, onChange } = props;
  return (
    <>
      <TextField
        name="phone_number"
        type="tel"
        label={m.identity_phone()}
        hint={m.identity_phone_hint()}
        error={errors.phone_number?.()}
        icon={Phone}
        ltr
        keep={phoneCharacters}
        value={draft.phone_number}
        onChange={(event) => onChange({ phone_number: event.currentTarget.value })}
        maxLength={20}
        inputMode="tel"
        autoComplete="tel"
      />
      <TextField
        name="email_address"
        type="email"
        label={m.identity_email()}
        error={errors.email_address?.()}
        icon={Mail}
        ltr
        value={draft.email_address}
        onChange={(event) => onChange({ email_address: event.currentTarget.value })}
        maxLength={254}
        autoComplete="email"
        spellCheck={false}
      />
      <Lists {...props} />
      <IdentityField
        kind={draft.field_name}
        number={draft.identity_number}
        onChange={onChange}
        icon={IdCard}
        error={errors.identity_number?.()}
      />
    </>
  );
};
