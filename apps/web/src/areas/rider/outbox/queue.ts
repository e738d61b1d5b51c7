import { failureOf } from '#shared/api/api-error.ts';
import type { Outcome, Step } from '../model/step.ts';
import type { RiderOrder } from '../model/api-types.ts';
import { errorOf, isRefusal, type StepRecord, type Names, recordOf, refusalOf, stepOfRecord } from './record.ts';
import type { FallbackStore } from './store.ts';

/** A step that the server has not taken yet, as lists show it. */
export type LocalStep = {
  readonly step: Step;
  readonly state: 'sending' | 'kept' | 'refused';
  /** Why it was refused. */
  readonly error?: unknown;
  /** This browser keeps nothing: it would be gone with the page. */
  readonly isOnPageOnly?: true;
};

export type OutboxOptions = {
  readonly store: FallbackStore;
  /** Sends one; `keepNames` is awaited before the step names its pictures. Throws what the calls throw. */
  readonly send: (record: StepRecord, keepNames: (names: Names) => Promise<void>) => Promise<RiderOrder | null>;
  /** Who is logged in. */
  readonly rider: () => number | undefined;
  readonly isOnline: () => boolean;
  /** Runs `work` while no other tab, and nothing else here, works under this name. */
  readonly withLock: (name: string, work: () => Promise<void>) => Promise<void>;
  /** Something has changed: other tabs look again. */
  readonly notifyTabs: () => void;
  /** A step is settled, before it leaves the lists; `isAwaited` when a screen waits for it and says so itself. */
  readonly onSettled: (step: Step, outcome: Outcome, isAwaited: boolean) => void;
};

const isSettled = ({ kind }: Outcome): boolean => kind !== 'kept';

/**
 * The steps of riders on their way to the server. Each is kept before it is sent, leaves when the server took it or the rider has seen
 * that it was refused, and none overtakes an earlier one of its order.
 */
export class Outbox {
  readonly #around: OutboxOptions;
  readonly #listeners = new Set<() => void>();
  readonly #flying = new Set<string>();
  readonly #awaited = new Map<string, Outcome | undefined>();
  /** Not yet kept: shown at once all the same, so that nothing is pressed twice. */
  readonly #coming = new Map<string, LocalStep>();
  #shown: readonly LocalStep[] = [];
  #look = 0;

  constructor(options: OutboxOptions) {
    this.#around = options;
  }

  /** Those that are not settled, in the order in which they happened. */
  readonly steps = (): readonly LocalStep[] => this.#shown;

  readonly onChange = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Keeps a step and sends it, in place of a refused one if need be. Never throws: it answers what became of it. */
  async submit(step: Step, replacedId?: string): Promise<Outcome> {
    const rider = this.#around.rider();
    if (rider === undefined) return { kind: 'refused', error: failureOf(401, undefined) };
    this.#awaited.set(step.id, undefined);
    if (this.#around.isOnline()) this.#flying.add(step.id);
    await this.#keep(step, rider, replacedId);
    await this.#sendOrder(step.orderId);
    const outcome = this.#awaited.get(step.id) ?? (await this.#outcomeElsewhere(step.id, rider));
    this.#awaited.delete(step.id);
    if (this.#flying.delete(step.id)) await this.refresh();
    return outcome;
  }

  /** Sends whatever waits, of each order in its order. */
  async run(): Promise<void> {
    await this.refresh();
    const orders = new Set(this.#shown.map(({ step }) => step.orderId));
    await Promise.all([...orders].map((orderId) => this.#sendOrder(orderId)));
  }

  /** Takes steps away that the rider has seen were refused, or does not want any more; what stood behind them goes on. */
  async drop(...ids: readonly string[]): Promise<void> {
    await Promise.all(ids.map((id) => this.#around.store.drop(id)));
    await this.#changed();
    await this.run();
  }

  /** Looks again at what is kept: another tab, or another log-in, may have changed it. */
  async refresh(): Promise<void> {
    const look = ++this.#look;
    const kept = await this.#mine();
    if (look !== this.#look) return;
    const known = new Set(kept.map(({ id }) => id));
    const coming = [...this.#coming.values()].filter(({ step }) => !known.has(step.id));
    this.#become([...kept.map((record) => this.#shownOf(record)), ...coming]);
  }

  async #keep(step: Step, rider: number, replacedId: string | undefined): Promise<void> {
    const coming: LocalStep = { step, state: 'sending' };
    this.#coming.set(step.id, coming);
    this.#become([...this.#shown.filter((each) => each.step.id !== replacedId), coming]);
    await this.#around.store.add(await recordOf(step, rider));
    // Not before the other is kept: what was taken and signed outlives the battery.
    if (replacedId !== undefined) await this.#around.store.drop(replacedId);
    this.#coming.delete(step.id);
    await this.#changed();
  }

  #become(steps: readonly LocalStep[]): void {
    this.#shown = steps;
    for (const listener of this.#listeners) listener();
  }

  async #changed(): Promise<void> {
    this.#around.notifyTabs();
    await this.refresh();
  }

  #shownOf(record: StepRecord): LocalStep {
    const { id, refusal } = record;
    const step = stepOfRecord(record);
    if (refusal) return { step, state: 'refused', error: errorOf(refusal) };
    const lasts = this.#around.store.isOnPageOnly(id) ? { isOnPageOnly: true as const } : {};
    return { step, state: this.#flying.has(id) ? 'sending' : 'kept', ...lasts };
  }

  async #mine(): Promise<readonly StepRecord[]> {
    const rider = this.#around.rider();
    return rider === undefined ? [] : this.#around.store.all(rider);
  }

  async #sendOrder(orderId: number): Promise<void> {
    if (!this.#around.isOnline()) return;
    await this.#around.withLock(`rider order ${orderId}`, () => this.#sendNext(orderId));
  }

  /** The earliest of an order, then the next; a refused one, or no connection, ends it. */
  async #sendNext(orderId: number): Promise<void> {
    const next = (await this.#mine()).find((record) => record.orderId === orderId);
    if (!next || next.refusal) return;
    const outcome = await this.#sendOne(next);
    if (outcome.kind === 'done') await this.#sendNext(orderId);
  }

  async #sendOne(record: StepRecord): Promise<Outcome> {
    this.#flying.add(record.id);
    await this.refresh();
    const outcome = await this.#attempt(record);
    this.#flying.delete(record.id);
    const isAwaited = this.#awaited.has(record.id);
    if (isAwaited) this.#awaited.set(record.id, outcome);
    if (isSettled(outcome)) this.#around.onSettled(stepOfRecord(record), outcome, isAwaited);
    await this.#changed();
    return outcome;
  }

  async #attempt(record: StepRecord): Promise<Outcome> {
    const { store, send } = this.#around;
    try {
      const card = await send(record, (names) => store.change(record.id, { names }));
      await store.drop(record.id);
      return { kind: 'done', card };
    } catch (error) {
      if (!isRefusal(error)) return { kind: 'kept' };
      await store.change(record.id, { refusal: refusalOf(error) });
      return { kind: 'refused', error };
    }
  }

  /** Nothing was sent here: another tab did it, or it stands behind a refused one, or there is no connection. */
  async #outcomeElsewhere(id: string, rider: number): Promise<Outcome> {
    const record = (await this.#around.store.all(rider)).find((each) => each.id === id);
    if (!record) return { kind: 'done', card: null };
    return record.refusal ? { kind: 'refused', error: errorOf(record.refusal) } : { kind: 'kept' };
  }
}
