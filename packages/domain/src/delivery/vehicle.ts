/** How many characters the number and the type of a rider's vehicle have at most. */
export const vehicleLimits = { number: 40, type: 60 } as const;
