import type { AppointmentType } from '@balsam/domain/booking';

type Branch = { readonly title: string; readonly titleAr: string };

const video = { place: 'by video in the app', placeAr: 'عبر الفيديو في التطبيق' };

/** Where a visit of each kind is held: nobody goes to the branch for a call, or leaves the house that the doctor comes to. */
const places: Readonly<
  Record<AppointmentType, (branch: Branch) => { readonly place: string; readonly placeAr: string }>
> = {
  onsite: ({ title, titleAr }) => ({ place: title, placeAr: titleAr }),
  virtual: () => video,
  onspot: () => video,
  home: () => ({ place: 'at your home', placeAr: 'في منزلكم' }),
};

/** Where a visit takes place, as the end of a sentence about it. */
export const placeOf = (type: AppointmentType, branch: Branch) => places[type](branch);
