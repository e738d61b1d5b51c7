import type { ErrorTable } from './table.ts';

export const identityErrors = {} as const satisfies ErrorTable;
