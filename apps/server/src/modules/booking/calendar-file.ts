import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { isLive } from '@balsam/domain/booking';
import type { Language } from '#platform/texts.ts';
import type { AppointmentRow } from './appointments.store.ts';
import { doctorName } from './appointments.view.ts';
import { bookingTexts } from './booking.texts.ts';
import { homeAddressOf } from './home-address.ts';
import { stateAt } from './rule-input.ts';

const oneHour = 3600;

/** A call has no branch to travel to; a home visit goes to the address that is kept with it. */
function placeOf(row: AppointmentRow) {
  const { branch, byVideo, atHome } = bookingTexts.calendar;
  if (row.type === 'onsite') return branch(row);
  if (row.type !== 'home') return byVideo;
  const address = homeAddressOf(row);
  if (!address) return atHome;
  const lines = [address.street, address.district, address.city].filter((line) => line !== '');
  return { en: lines.join(', '), ar: lines.join('، ') };
}

const textsOf = (row: AppointmentRow, language: Language) => {
  const [doctor, kind] = [bookingTexts.doctor(doctorName(row))[language], bookingTexts.calendar[row.type][language]];
  return {
    calendar: bookingTexts.calendar.name[language],
    summary: `${kind}: ${doctor}`,
    description: language === 'ar' ? row.speciality_title_ar : row.speciality_title,
    location: placeOf(row)[language],
  };
};

/** The appointment as iCalendar text (RFC 5545); a cancelled one says so, and is removed from the calendar it was added to. */
export function calendarFile(row: AppointmentRow, language: Language, now: Date): string {
  const state = stateAt(row, now);
  const isOff = !isLive(state) && state !== 'completed' && state !== 'in_review';
  const { calendar, summary, description, location } = textsOf(row, language);
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
