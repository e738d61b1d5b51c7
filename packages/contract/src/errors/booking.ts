import type { ErrorTable } from './table.ts';

export const bookingErrors = {} as const satisfies ErrorTable;
