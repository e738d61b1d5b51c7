/** What search everywhere finds, in the order in which it is shown. */
export const searchKinds = [
  'doctor',
  'speciality',
  'appointment',
  'result',
  'radiology',
  'order',
  'product',
  'article',
] as const;
export type SearchKind = (typeof searchKinds)[number];

const ownKinds: ReadonlySet<SearchKind> = new Set(['appointment', 'result', 'radiology', 'order']);

/** Whether a kind is of the open profile alone. */
export const isOwnKind = (kind: SearchKind): boolean => ownKinds.has(kind);

/** From how many letters on is searched, how many of a kind are shown, and how often a guest's address may ask in a minute. */
export const searchRules = { shortest: 2, ofEach: 4, guestPerMinute: 60 } as const;
