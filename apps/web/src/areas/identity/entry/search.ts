export const chosenRoles = ['patient', 'doctor', 'rider'] as const;

/** The cards of Login Dashboard. */
export type ChosenRole = (typeof chosenRoles)[number];

/** Whether the address says that the account has been deleted. */
export const deletedSearch = (search: Record<string, unknown>): { deleted?: true } =>
  String(search['deleted']) === 'true' ? { deleted: true } : {};

/** Which card the address says is chosen; anything else counts as left out. */
export const roleSearch = (search: Record<string, unknown>): { role?: ChosenRole } => {
  const role = chosenRoles.find((known) => known === search['role']);
  return role ? { role } : {};
};
