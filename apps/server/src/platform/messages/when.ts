import { messagesTexts } from './messages.texts.ts';

const zone = { timeZone: 'Asia/Riyadh' } as const;
const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const time = { hour: 'numeric', minute: '2-digit' } as const;

const english = new Intl.DateTimeFormat('en-GB', { ...zone, ...day });
const englishTime = new Intl.DateTimeFormat('en-US', { ...zone, ...time });
const arabic = new Intl.DateTimeFormat('ar-SA-u-ca-gregory-nu-arab', { ...zone, ...day });
const arabicTime = new Intl.DateTimeFormat('ar-SA-u-ca-gregory-nu-arab', { ...zone, ...time });

/** The Riyadh day and time of an instant as a sentence says them, in English: 'Sunday 22 November at 5:30 PM'. */
export const whenEnglish = (at: Date) => messagesTexts.dayAndTime(english.format(at), englishTime.format(at)).en;

/** The same in Arabic, with Arabic-Indic digits. */
export const whenArabic = (at: Date) => messagesTexts.dayAndTime(arabic.format(at), arabicTime.format(at)).ar;

/** The Riyadh day of an instant as a sentence says it, in English: 'Sunday 22 November'. */
export const dayEnglish = (at: Date): string => english.format(at);

/** The same in Arabic, with Arabic-Indic digits. */
export const dayArabic = (at: Date): string => arabic.format(at);

/** The Riyadh time of an instant as a sentence says it, in English: '5:30 PM'. */
export const timeEnglish = (at: Date): string => englishTime.format(at);

/** The same in Arabic, with Arabic-Indic digits. */
export const timeArabic = (at: Date): string => arabicTime.format(at);
