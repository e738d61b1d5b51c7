/** Set by the shell when a navigation has brought a new page; the page's heading then takes the focus. */
let wanted = false;

/** The heading of the page now on screen takes the focus, or the next one that appears does. */
export const focusHeading = (): void => {
  const heading = document.querySelector<HTMLElement>('main h1');
  wanted = !heading;
  heading?.focus({ preventScroll: true });
};

/** Whether a heading that appears now is the one waited for. */
export const takeArrival = (): boolean => {
  const was = wanted;
  wanted = false;
  return was;
};
