import type { ErrorTable } from './table.ts';

export const notificationsErrors = {} as const satisfies ErrorTable;
