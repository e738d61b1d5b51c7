/** What `/staff/audit` keeps in its address: how the log is searched, and how far back the page is. */
export type AuditSearch = {
  readonly number?: string;
  readonly staff?: number;
  readonly from?: string;
  readonly until?: string;
  readonly action?: 'read' | 'write';
  readonly what?: string;
  readonly before?: number;
};

const whole = (value: unknown): number | undefined => {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
};
const day = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined;
const text = (value: unknown, form: RegExp): string | undefined => {
  const written = typeof value === 'number' ? String(value) : value;
  return typeof written === 'string' && form.test(written) ? written : undefined;
};

/** Without what is not there: `exactOptionalPropertyTypes` tells a missing key from an undefined one. */
export const present = (search: { [K in keyof AuditSearch]: AuditSearch[K] | undefined }): AuditSearch =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

/** Whatever an address says, as far as it makes sense. */
export const auditSearch = (raw: Record<string, unknown>): AuditSearch =>
  present({
    // Also what can be no number: left out, it would show the entries of everybody as if they were that file's.
    number: text(raw['number'], /^.{1,20}$/),
    staff: whole(raw['staff']),
    from: day(raw['from']),
    until: day(raw['until']),
    action: raw['action'] === 'read' || raw['action'] === 'write' ? raw['action'] : undefined,
    what: text(raw['what'], /^[\w -]{1,60}$/),
    before: whole(raw['before']),
  });
