/** How many of a kind (brands, forms, categories) somebody may choose at once. */
export const maxChosen = 20;

/** Where one band of prices ends and the next begins, SAR with VAT. */
export const priceEdges = [20, 50, 100, 200] as const;

/** SAR with VAT, both ends within it; the first has no lower end and the last no upper one. */
type PriceBand = { readonly min: number | undefined; readonly max: number | undefined };

/** The bands that the categories are narrowed by, the lowest first. A price on an edge is in both bands, as both are asked for. */
export const priceBands: readonly PriceBand[] = [undefined, ...priceEdges].map((min, place) => ({
  min,
  max: priceEdges[place],
}));
