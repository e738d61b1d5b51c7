const ends = ['idle', 'password'] as const;

/** Why somebody of the staff is here: signed out for being away, or after choosing another password. */
export const staffSearch = (search: Record<string, unknown>): { ended?: (typeof ends)[number] } => {
  const ended = ends.find((known) => known === search['ended']);
  return ended ? { ended } : {};
};
