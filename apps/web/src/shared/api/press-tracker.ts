/** A finger that was lifted has clicked by then, or will not click. */
const afterLiftMs = 300;
/** Nothing that is wanted lasts longer; how some presses end is never told, as on the arrow of a native list. */
const longestMs = 5000;

type Task = () => void;

/** Whether something is being pressed by finger, pen or mouse; heard from where the events pass. */
export class PressTracker {
  #isOn = false;
  #end: ReturnType<typeof setTimeout> | undefined;
  #waiting: Task[] = [];

  constructor(from: Pick<EventTarget, 'addEventListener'>) {
    const listen = (type: string, listener: (event: Event) => void): void =>
      from.addEventListener(type, listener, { capture: true, passive: true });
    listen('pointerdown', () => {
      this.#isOn = true;
      this.#endIn(longestMs);
    });
    // A finger that begins to scroll presses nothing any more.
    for (const end of ['pointerup', 'pointercancel']) listen(end, () => this.#isOn && this.#endIn(afterLiftMs));
    // Not before whoever was clicked has heard it.
    listen('click', () => this.#isOn && this.#endIn(0));
    // A mouse that has let go of the scroll bar says so only when it moves.
    listen('pointermove', (event) => this.#isOn && 'buttons' in event && event.buttons === 0 && this.#endIn(0));
  }

  /** Runs a task soon, one that comes while something is pressed after that; always in the order in which they were given. */
  readonly soon = (task: Task): void => {
    if (this.#isOn) this.#waiting.push(task);
    else setTimeout(task, 0);
  };

  #endIn(milliseconds: number): void {
    clearTimeout(this.#end);
    this.#end = setTimeout(() => {
      this.#isOn = false;
      for (const task of this.#waiting.splice(0)) setTimeout(task, 0);
    }, milliseconds);
  }
}
