/** A code's HTTP status and its sentence in both languages. `{name}` in a sentence is filled from the failure's values. */
export type ErrorTable = Readonly<Record<string, ErrorRow>>;

export type ErrorRow = { readonly http: number; readonly en: string; readonly ar: string };
