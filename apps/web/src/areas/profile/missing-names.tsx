import type { User } from '@balsam/contract/people';
import { nameLetters } from '@balsam/domain/text';
import { IdCard } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { Card } from '#shared/ui/card.tsx';
import { Note } from '#shared/ui/note.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { Section } from './personal-details.tsx';
import { serverErrorOf } from '#shared/api/server-error.ts';

const fields = {
  first_name: { label: m.profile_first_name, language: 'en' },
  middle_name: { label: m.profile_middle_name, language: 'en' },
  family_name: { label: m.profile_family_name, language: 'en' },
  first_name_ar: { label: m.profile_first_name_ar, language: 'ar' },
  middle_name_ar: { label: m.profile_middle_name_ar, language: 'ar' },
  family_name_ar: { label: m.profile_family_name_ar, language: 'ar' },
} as const;

type NameField = keyof typeof fields;
const nameFields = Object.keys(fields) as NameField[];

/** Those parts of the name that are not on file. */
export const missingNames = (user: User): readonly NameField[] => nameFields.filter((field) => user[field] === '');

type Props = { readonly user: User; readonly error: unknown };

/** Lets somebody who registered in one language add the name in the other: only what is empty can be written. */
export const MissingNames = ({ user, error }: Props) => (
  <Section title={m.profile_names()}>
    <Card className="flex flex-col gap-4">
      <Note tone="neutral" icon={IdCard}>
        {m.profile_names_note()}
      </Note>
      <div className="grid gap-4 desktop:grid-cols-2">
        {missingNames(user).map((field) => {
          const { label, language } = fields[field];
          return (
            <TextField
              key={field}
              name={field}
              label={label()}
              lang={language}
              dir={language === 'ar' ? 'rtl' : 'ltr'}
              keep={(text) => nameLetters(text, language)}
              maxLength={80}
              autoComplete="off"
              error={serverErrorOf(error, field)}
            />
          );
        })}
      </div>
    </Card>
  </Section>
);
