/** One positive whole number out of a page's search parameters, or nothing when it is absent or no such number. */
export const positive = <K extends string>(search: Record<string, unknown>, name: K): { [P in K]?: number } => {
  const value = Number(search[name]);
  return Number.isSafeInteger(value) && value > 0 ? ({ [name]: value } as { [P in K]?: number }) : {};
};
