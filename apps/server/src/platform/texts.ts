export type Language = 'ar' | 'en';

/** What people read, in both languages. */
export type Text = Readonly<Record<Language, string>>;

/** A subject with its body, as an e-mail needs them. */
export type Message = { readonly subject: Text; readonly body: Text };

/** A text, or a message, into which values are put. */
type TextOf = (...values: never[]) => Text | Message;

/** The texts of a module, under names and in groups of them. One that lacks a language does not compile. */
export type Texts = { readonly [name: string]: Text | TextOf | Texts };

/** Texts without values, in one language: what a page, a document or a message prints. */
export const textsIn = <T extends Readonly<Record<string, Text>>>(texts: T, language: Language) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text[language]])) as Record<keyof T, string>;
