import type { ErrorTable } from './table.ts';

export const consultationErrors = {} as const satisfies ErrorTable;
