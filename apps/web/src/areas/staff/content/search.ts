import { contentKinds, type ContentKind, type ContentState } from '@balsam/domain/content';

export const contentStates = ['draft', 'scheduled', 'published', 'ended'] as const satisfies readonly ContentState[];

/** What `/staff/content` keeps in its address: what is listed, and which one is open. */
export type ContentSearch = {
  readonly kind?: ContentKind;
  readonly state?: ContentState;
  readonly q?: string;
  readonly item?: number | 'new';
};

/** Whatever an address says, as far as it makes sense. */
export const contentSearch = (raw: Record<string, unknown>): ContentSearch => {
  const kind = contentKinds.find((each) => each === raw['kind']);
  const state = contentStates.find((each) => each === raw['state']);
  const q = typeof raw['q'] === 'string' || typeof raw['q'] === 'number' ? String(raw['q']).trim().slice(0, 80) : '';
  const id = Number(raw['item']);
  const item = raw['item'] === 'new' ? 'new' : Number.isSafeInteger(id) && id > 0 ? id : undefined;
  return {
    ...(kind && { kind }),
    ...(state && { state }),
    ...(q !== '' && { q }),
    ...(item !== undefined && { item }),
  };
};
