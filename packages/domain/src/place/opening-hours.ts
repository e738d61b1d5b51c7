/** When a place is open on one weekday: 0 Sunday to 6 Saturday, minutes from Riyadh midnight. */
export type DayHours = { readonly weekday: number; readonly opensAt: number; readonly closesAt: number };

/** Days after one another with the same hours. `HH:mm`; both null when it is closed, both 00:00 when it never closes. */
export type OpeningHours = {
  readonly from: number;
  readonly to: number;
  readonly opens: string | null;
  readonly closes: string | null;
};

/** The week as it is read out in Saudi Arabia. */
const week = [6, 0, 1, 2, 3, 4, 5] as const;

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** A week in as few lines as it takes, from Saturday; nothing when no day is known. */
export function openingHours(days: readonly DayHours[]): OpeningHours[] {
  const lines: OpeningHours[] = [];
  for (const weekday of days.length === 0 ? [] : week) {
    const day = days.find((each) => each.weekday === weekday);
    const opens = day ? clock(day.opensAt) : null;
    const closes = day ? clock(day.closesAt) : null;
    const last = lines.at(-1);
    const goesOn = last?.opens === opens && last.closes === closes;
    lines.push({ from: goesOn ? lines.pop()!.from : weekday, to: weekday, opens, closes });
  }
  return lines;
}
