import { addDays, type Day, isDay, weekday } from '@balsam/domain/time';

/** What `/doctor/appointments` keeps in its address: the day that is looked at, and whether its week is. */
export type AppointmentsSearch = { readonly view?: 'week'; readonly day?: Day };

/** No calendar of a hospital goes further than these. */
const [first, last] = ['2000-01-01', '2099-12-31'];

/** Whatever an address says, as far as it makes sense. */
export const appointmentsSearch = ({ view, day }: Record<string, unknown>): AppointmentsSearch => ({
  ...(view === 'week' && { view }),
  ...(typeof day === 'string' && isDay(day) && day >= first && day <= last && { day }),
});

/** The seven days of the week that a day is in, from Sunday on. */
export const weekAround = (day: Day): readonly Day[] => {
  const sunday = addDays(day, -weekday(day));
  return Array.from({ length: 7 }, (_, n) => addDays(sunday, n));
};
