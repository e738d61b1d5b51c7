import type { ErrorTable } from './table.ts';

export const contentErrors = {} as const satisfies ErrorTable;
