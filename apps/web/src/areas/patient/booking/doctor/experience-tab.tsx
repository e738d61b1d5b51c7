import { BriefcaseMedical, Languages } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { digits } from '#shared/format/index.ts';
import { getLocale, inLocale } from '#shared/i18n/locale.ts';
import { Card, ListRow } from '#shared/ui/card.tsx';
import { EmptyState } from '#shared/ui/states.tsx';
import type { DoctorDetail } from '../api-types.ts';

/** The names of languages in the language of the screen. */
const languageNames = (codes: readonly string[]): string => {
  const names = new Intl.DisplayNames(getLocale(), { type: 'language' });
  return codes.map((code) => names.of(code) ?? code).join(m.booking_list_join());
};

const years = ({ from_year, to_year }: DoctorDetail['experience'][number]): string =>
  to_year === null
    ? m.booking_since({ from: digits(from_year) })
    : m.booking_from_to({ from: digits(from_year), to: digits(to_year) });

/** What the doctor says of themselves, the languages, and where they have worked. */
export const ExperienceTab = ({ doctor }: { doctor: DoctorDetail }) => {
  const biography = inLocale(doctor.biography, doctor.biography_ar);
  const isEmpty = biography === '' && doctor.experience.length === 0;
  if (isEmpty) return <EmptyState art="box" title={m.booking_no_data_to_show()} />;
  return (
    <div className="flex flex-col gap-4">
      {biography !== '' && (
        <Card as="section" className="flex flex-col gap-3">
          <p>{biography}</p>
          {doctor.languages.length > 0 && (
            <p className="flex items-start gap-2 text-text-2">
              <Languages aria-hidden size={20} className="mt-0.75 shrink-0" />
              {m.booking_speaks({ languages: languageNames(doctor.languages) })}
            </p>
          )}
        </Card>
      )}
      {doctor.experience.length > 0 && (
        <Card as="section" flush>
          <ul className="divide-y divide-line">
            {doctor.experience.map((post) => (
              <li key={`${post.from_year} ${post.title}`}>
                <ListRow
                  icon={BriefcaseMedical}
                  tint="records"
                  title={inLocale(post.title, post.title_ar)}
                  detail={
                    <span className="flex flex-col">
                      <span>{inLocale(post.place, post.place_ar)}</span>
                      <span className="tabular">{years(post)}</span>
                    </span>
                  }
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
};
