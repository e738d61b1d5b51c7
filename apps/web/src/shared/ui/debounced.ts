/** SPEC §9: what is typed is looked for once the typing has rested this long. */
const restMs = 1000;

/** Calls what came last when nothing else came for a second; `now` calls at once, `stop` forgets what was waiting. */
export const debounced = () => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  const now = (act: () => void): void => {
    stop();
    act();
  };
  const later = (act: () => void): void => {
    stop();
    timer = setTimeout(act, restMs);
  };
  return { now, later, stop };
};
