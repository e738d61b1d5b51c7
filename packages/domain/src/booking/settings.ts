/** The periods of booking that an administrator sets, in minutes. */
export type BookingSettings = {
  /** A visit may be paid until so long before its start (SPEC §4). */
  readonly cutOffMinutes: number;
  /** A virtual or on-spot visit waits so long for its payment (D5.01). */
  readonly holdMinutes: number;
  /** Slots nearer than this are not offered, because the cut-off would leave no time to pay (DECISIONS §5). */
  readonly leadMinutes: number;
  /** A call may be joined so long before and after its start (SPEC §9). */
  readonly joinWindowMinutes: number;
  /** Check-in opens so long before the start (DECISIONS §5). */
  readonly checkInOpensMinutes: number;
};

/** What holds until somebody sets something else. */
export const defaultBookingSettings: BookingSettings = {
  cutOffMinutes: 30,
  holdMinutes: 10,
  leadMinutes: 40,
  joinWindowMinutes: 60,
  checkInOpensMinutes: 30,
};

/** The titles under which the system settings hold them. */
export const bookingSettingTitles = {
  cutOffMinutes: 'PAYMENT_CUTOFF_MINUTES',
  holdMinutes: 'PAYMENT_HOLD_MINUTES',
  leadMinutes: 'OFFER_LEAD_MINUTES',
  joinWindowMinutes: 'CALL_JOIN_WINDOW_MINUTES',
  checkInOpensMinutes: 'CHECK_IN_OPENS_MINUTES',
} as const satisfies Record<keyof BookingSettings, string>;
