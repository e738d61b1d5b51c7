/** The number of an order on the wire: `BLS-000123`. What people read is its name (`@balsam/domain/orders`). */
export const orderNumber = (id: number): string => `BLS-${String(id).padStart(6, '0')}`;
