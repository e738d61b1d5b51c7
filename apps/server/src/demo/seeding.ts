/** What a part of the demo hospital is made from. Everything is dated relative to `now` and the same on every machine. */
export type Seeding = {
  readonly now: Date;
  readonly passwordHash: string;
  readonly secret: string;
  /** Whether other people's visits fill the calendars of the days ahead. */
  readonly fillsCalendars: boolean;
};

/** The Arabic of a text beside its English (FHIR R4, extension `translation`). */
export const inArabic = (content: string) => ({
  extension: [
    {
      url: 'http://hl7.org/fhir/StructureDefinition/translation',
      extension: [
        { url: 'lang', valueCode: 'ar' },
        { url: 'content', valueString: content },
      ],
    },
  ],
});
