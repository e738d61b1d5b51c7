/** Set by the shell when a navigation has brought a new page; the page's heading then takes the focus. */
let isFocusPending = false;

/** The heading of the page now on screen takes the focus, or the next one that appears does; a code that is to be typed keeps it. */
export const focusHeading = (): void => {
  if (document.activeElement?.closest('main [data-code]')) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  isFocusPending = !heading;
  heading?.focus({ preventScroll: true });
};

/** Whether a heading that appears now is the one waited for. */
export const takePendingFocus = (): boolean => {
  const wasPending = isFocusPending;
  isFocusPending = false;
  return wasPending;
};
