/** What a cart takes: pieces of one product, and different products. */
export const cartLimits = { mostPieces: 99, mostProducts: 50 } as const;
