export const chosenRoles = ['patient', 'doctor', 'rider'] as const;

/** The cards of Login Dashboard. */
export type ChosenRole = (typeof chosenRoles)[number];

/** Which card the address says is chosen; anything else counts as left out. */
export const roleSearch = (search: Record<string, unknown>): { role?: ChosenRole } => {
  const role = chosenRoles.find((known) => known === search['role']);
  return role ? { role } : {};
};
