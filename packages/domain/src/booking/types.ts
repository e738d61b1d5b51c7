/** `type` of an appointment on the wire (DECISIONS §1). */
export const appointmentTypes = ['onsite', 'virtual', 'home', 'onspot'] as const;
export type AppointmentType = (typeof appointmentTypes)[number];

/** `method` of a screen. */
export const screenMethods = ['onsite', 'online', 'home-healthcare', 'onspot'] as const;
export type ScreenMethod = (typeof screenMethods)[number];

const methods = {
  onsite: 'onsite',
  virtual: 'online',
  home: 'home-healthcare',
  onspot: 'onspot',
} as const satisfies Record<AppointmentType, ScreenMethod>;

/** The screen's word for a type. */
export function methodOf(type: AppointmentType): ScreenMethod {
  return methods[type];
}

/** The type behind a screen's method or a type of the wire, where `online` is another word for virtual; undefined for anything else. */
export function typeOf(word: string): AppointmentType | undefined {
  return appointmentTypes.find((type) => type === word || methods[type] === word);
}
