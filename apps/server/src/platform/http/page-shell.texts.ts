/** The name beside the logo, as the app has it. */
export const appName = { ar: 'بلسم', en: 'Balsam' } as const;
