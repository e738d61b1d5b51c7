import { Mail } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { getLocale } from '#shared/i18n/locale.ts';
import { SelectField } from '#shared/ui/select-field.tsx';
import { textValue } from '#shared/ui/form.ts';
import { TextField } from '#shared/ui/text-field.tsx';

const names = [
  { name: 'first_name_ar', lang: 'ar', label: m.staff_first_name_ar },
  { name: 'family_name_ar', lang: 'ar', label: m.staff_family_name_ar },
  { name: 'first_name', lang: 'en', label: m.staff_first_name_en },
  { name: 'family_name', lang: 'en', label: m.staff_family_name_en },
] as const;

/** Who is invited: address, names in both languages, and the language of the e-mail. */
export const NameFields = () => (
  <>
    <TextField
      name="email_address"
      type="email"
      required
      label={m.identity_email()}
      icon={Mail}
      ltr
      maxLength={254}
      autoComplete="off"
      spellCheck={false}
    />
    <div className="grid gap-4 desktop:grid-cols-2">
      {names.map(({ name, lang, label }) => (
        <TextField
          key={name}
          name={name}
          lang={lang}
          dir={lang === 'ar' ? 'rtl' : 'ltr'}
          required
          label={label()}
          maxLength={80}
          autoComplete="off"
        />
      ))}
      <SelectField
        name="language"
        label={m.staff_mail_language()}
        options={[
          { value: 'ar', label: m.staff_language_ar() },
          { value: 'en', label: m.staff_language_en() },
        ]}
        defaultValue={getLocale()}
      />
    </div>
  </>
);

/** What was typed into them. */
export const namesFrom = (form: HTMLFormElement) => ({
  email_address: textValue(form, 'email_address'),
  first_name: textValue(form, 'first_name'),
  family_name: textValue(form, 'family_name'),
  first_name_ar: textValue(form, 'first_name_ar'),
  family_name_ar: textValue(form, 'family_name_ar'),
  language: textValue(form, 'language') === 'en' ? ('en' as const) : ('ar' as const),
});
