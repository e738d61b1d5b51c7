/** What people call an order: `BLS-000123`. */
export const orderNumber = (id: number): string => `BLS-${String(id).padStart(6, '0')}`;
