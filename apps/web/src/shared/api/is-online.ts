/** Whether there may be a connection; only that there is none is certain. */
export const isOnline = (): boolean => (navigator.onLine as boolean | undefined) !== false;
