export const hospital = {} as const;
