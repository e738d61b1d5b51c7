/**
 * What `/staff/content` keeps in its address: what is listed, and which one is open. Kind and state are such only if the page knows them: the
 * kinds are no part of the first load.
 */
export type ContentSearch = {
  readonly kind?: string;
  readonly state?: string;
  readonly q?: string;
  readonly page?: number;
  readonly item?: number | 'new';
};

const wordOf = (raw: unknown): string | undefined =>
  typeof raw === 'string' && /^[a-z]{3,20}$/.test(raw) ? raw : undefined;

const whole = (raw: unknown): number | undefined => {
  const number = Number(raw);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
};

/** Whatever an address says, as far as it makes sense. */
export const contentSearch = (raw: Record<string, unknown>): ContentSearch => {
  const [kind, state] = [wordOf(raw['kind']), wordOf(raw['state'])];
  const q = typeof raw['q'] === 'string' || typeof raw['q'] === 'number' ? String(raw['q']).trim().slice(0, 80) : '';
  const page = whole(raw['page']);
  const item = raw['item'] === 'new' ? 'new' : whole(raw['item']);
  return {
    ...(kind !== undefined && { kind }),
    ...(state !== undefined && { state }),
    ...(q !== '' && { q }),
    ...(page !== undefined && page > 1 && { page }),
    ...(item !== undefined && { item }),
  };
};
