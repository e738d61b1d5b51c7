import { useQuery } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { RadioCards } from '#shared/ui/choices.tsx';
import { ComboField } from '#shared/ui/combo-field.tsx';
import { FieldError } from '#shared/ui/field.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { UnreadLine } from '#shared/ui/unread.tsx';

type Gender = 'male' | 'female' | '';
type Chosen<T> = { readonly value: T; readonly onChange: (value: T) => void; readonly error: string | undefined };

export const GenderField = ({ value, onChange, error }: Chosen<Gender>) => (
  <div data-field="gender" className="flex flex-col gap-1.5">
    <RadioCards
      label={m.identity_gender()}
      columns={2}
      value={value === '' ? undefined : value}
      onChange={onChange}
      options={[
        { value: 'male', label: m.identity_male() },
        { value: 'female', label: m.identity_female() },
      ]}
    />
    <div aria-live="polite">{error && <FieldError id="gender-error">{error}</FieldError>}</div>
  </div>
);

export const NationalityField = ({ value, onChange, error }: Chosen<string>) => {
  const countries = useQuery(api.content.nationalities.query({ quiet: true }));
  return (
    <>
      <UnreadLine reads={[countries]} />
      <ComboField
        name="nationality"
        label={m.identity_nationality()}
        placeholder={m.identity_nationality_search()}
        options={(countries.data?.items ?? []).map(({ code, title, title_ar }) => ({
          value: code,
          label: inLocale(title, title_ar),
          also: `${title} ${title_ar}`,
        }))}
        value={value}
        onChange={onChange}
        error={error}
      />
    </>
  );
};

type NameField = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
};
type NamesProps = {
  readonly language: 'ar' | 'en';
  readonly fields: readonly NameField[];
  readonly onChange: (name: string, value: string) => void;
};

/** First, middle and family name in the letters of one language. */
export const NameFields = ({ language, fields, onChange }: NamesProps) => (
  <div className="grid gap-4 desktop:grid-cols-3">
    {fields.map((field) => (
      <TextField
        {...field}
        key={field.name}
        lang={language}
        dir={language === 'ar' ? 'rtl' : 'ltr'}
        maxLength={60}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange(field.name, currentTarget.value)}
      />
    ))}
  </div>
);
