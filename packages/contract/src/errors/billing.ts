import type { ErrorTable } from './table.ts';

export const billingErrors = {} as const satisfies ErrorTable;
