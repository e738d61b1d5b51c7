import type { ErrorTable } from './table.ts';

export const recordsErrors = {} as const satisfies ErrorTable;
