const handedOver = new Set<number>();

/** An order was handed over on this page: what is said of it need not wait for the server. */
export const rememberHandedOver = (orderId: number): void => void handedOver.add(orderId);

/** Whether an order was handed over on this page. */
export const wasHandedOver = (orderId: number): boolean => handedOver.has(orderId);
