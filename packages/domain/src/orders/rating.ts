/** The stars that an order can be rated with. */
export const ratingStars = { min: 1, max: 5 } as const;

/** Whether so many stars call for a look by the pharmacy: one or two. */
export const isLowRating = (stars: number): boolean => stars <= 2;
