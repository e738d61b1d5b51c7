import type { ErrorTable } from './table.ts';

export const hospitalErrors = {} as const satisfies ErrorTable;
