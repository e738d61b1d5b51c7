/** Staff prove themselves twice: by password, and by a code of their authenticator app (RFC 6238, DECISIONS §3). */
export const secondFactorRules = {
  digits: 6,
  stepSeconds: 30,
  /** Steps before and after the present one that still count: clocks differ. */
  window: 1,
  /** Wrong codes that are allowed in one sign-in, and of one account in a day. */
  tries: 5,
  triesPerDay: 30,
  challengeMinutes: 10,
  recoveryCodes: 10,
} as const;

/** How long the links live that staff get by e-mail, and how many of them go to one account in an hour. */
export const staffLinkRules = {
  mostPerHour: 5,
  invitationHours: 72,
  firstHours: 24,
  passwordHours: 24,
  secondFactorHours: 72,
} as const;
