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

type History = {
  readonly subscribe: (listener: (change: { readonly action: { readonly type: string } }) => void) => () => void;
};

/**
 * Forgets what waits when somebody goes on: a result that was pressed is opened, by a new entry of the history, and the search must not lead
 * back to its list. A filter replaces the entry, and the words are still looked for. Answers how to stop listening.
 */
export const stopOnLeaving = ({ stop }: Pick<ReturnType<typeof debounced>, 'stop'>, history: History): (() => void) =>
  history.subscribe(({ action }) => {
    if (action.type !== 'REPLACE') stop();
  });
