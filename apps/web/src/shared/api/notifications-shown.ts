/** Takes down the notifications that the browser still shows: they were for whoever was signed in. Where it shows none, nothing happens. */
export const closeNotifications = async (): Promise<void> => {
  const worker = await globalThis.navigator?.serviceWorker?.getRegistration().catch(() => undefined);
  const shown = (await worker?.getNotifications?.().catch(() => [])) ?? [];
  for (const notification of shown) notification.close();
};
