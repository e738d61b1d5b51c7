import * as m from '../../../paraglide/messages.js';
import { TextField } from '../../../shared/ui/text-field.tsx';

/** What offers and promo codes have alike: titles in both languages, and from when until when. */
export const PeriodFields = () => (
  <>
    <TextField name="title_ar" label={m.staff_title_ar()} lang="ar" dir="rtl" maxLength={200} />
    <TextField name="title" label={m.staff_title_en()} lang="en" dir="ltr" maxLength={200} />
    <TextField name="starts_at" label={m.staff_from_day()} type="date" ltr />
    <TextField name="ends_at" label={m.staff_until_day()} type="date" ltr />
  </>
);
