import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { isLive, type AppointmentType } from '@balsam/domain/booking';
import type { AppointmentRow } from './appointments.store.ts';
import { doctorName } from './appointments.view.ts';
import { stateAt } from './rule-input.ts';

type Language = 'ar' | 'en';
const oneHour = 3600;

const kinds = {
  onsite: { en: 'On-site visit', ar: 'زيارة في المستشفى' },
  virtual: { en: 'Video consultation', ar: 'استشارة عبر الفيديو' },
  home: { en: 'Home visit', ar: 'زيارة منزلية' },
  onspot: { en: 'On-spot consultation', ar: 'استشارة فورية' },
} as const satisfies Record<AppointmentType, Record<Language, string>>;

const wordsOf = (row: AppointmentRow, language: Language) => {
  const { name, nameAr } = doctorName(row);
  const kind = kinds[row.type][language];
  return language === 'ar'
    ? {
        calendar: 'مجموعة بلسم الطبية',
        summary: `${kind}: د. ${nameAr}`,
        description: row.speciality_title_ar,
        location: `${row.location_title_ar}، ${row.location_address_ar}`,
      }
    : {
        calendar: 'Balsam Medical Group',
        summary: `${kind}: Dr. ${name}`,
        description: row.speciality_title,
        location: `${row.location_title}, ${row.location_address}`,
      };
};

/** The appointment as iCalendar text (RFC 5545); one that was given up says so, and so leaves the calendar it was put in. */
export function calendarFile(row: AppointmentRow, language: Language, now: Date): string {
  const state = stateAt(row, now);
  const isOff = !isLive(state) && state !== 'completed';
  const { calendar, summary, description, location } = wordsOf(row, language);
  const file = ical({
    name: calendar,
    prodId: { company: 'Balsam', product: 'Balsam', language: language.toUpperCase() },
    method: isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  file.createEvent({
    id: `appointment-${row.id}@balsam`,
    sequence: isOff ? 1 : 0,
    stamp: now,
    start: row.starts_at,
    end: row.ends_at,
    summary,
    description,
    location,
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    alarms: isOff ? [] : [{ type: ICalAlarmType.display, trigger: oneHour, description: summary }],
  });
  return file.toString();
}
