import * as m from '#paraglide/messages.js';
import { DateField } from '#shared/ui/date-field.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { daysOf, type Period } from './periods.ts';

type TitledPeriod = Period & { readonly title: string; readonly title_ar: string };

/** What offers and promo codes have alike: titles in both languages, and from which day until which. */
export const PeriodFields = ({ period }: { period?: TitledPeriod | undefined }) => {
  const days = period && daysOf(period);
  return (
    <>
      <TextField
        name="title_ar"
        label={m.staff_title_ar()}
        lang="ar"
        dir="rtl"
        maxLength={200}
        defaultValue={period?.title_ar}
      />
      <TextField
        name="title"
        label={m.staff_title_en()}
        lang="en"
        dir="ltr"
        maxLength={200}
        defaultValue={period?.title}
      />
      <DateField name="starts_at" label={m.staff_from_day()} defaultValue={days?.first} />
      <DateField name="ends_at" label={m.staff_until_day()} defaultValue={days?.last} />
    </>
  );
};
