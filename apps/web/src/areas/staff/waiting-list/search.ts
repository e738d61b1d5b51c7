/** What `/staff/waiting-list` keeps in its address: whose list, and the page. */
export type WaitingSearch = { readonly doctor?: number; readonly page?: number };

const whole = (value: unknown): number | undefined => {
  const number = Number(value);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
};

/** Whatever an address says, as far as it makes sense. */
export const waitingSearch = (search: Record<string, unknown>): WaitingSearch => {
  const [doctor, page] = [whole(search.doctor), whole(search.page)];
  return { ...(doctor !== undefined && { doctor }), ...(page !== undefined && page > 1 && { page }) };
};
