/** What one request holds of a bulkhead while it is worked on. */
export type Permit = {
  /** Gives the place back for as long as nothing is done for the request, such as while its body is still on its way. */
  readonly suspend: () => void;
  /** Takes it again, even beyond the limit: what was let in once is finished. */
  readonly resume: () => void;
  /** Gives it back for good; a second time does nothing. */
  readonly release: () => void;
};

/**
 * Lets so many requests be worked on at the same time, and of one address at most half of them (rounded up), so that a flood from
 * one leaves capacity for all others. There is no queue: the answer is a permit or nothing.
 */
export class Bulkhead {
  readonly #limit: number;
  readonly #addressLimit: number;
  readonly #byAddress = new Map<string, number>();
  #inFlight = 0;

  constructor(limit: number) {
    this.#limit = limit;
    this.#addressLimit = Math.ceil(limit / 2);
  }

  /** A permit for one request from this address, unless the limit or the address's share of it is reached. */
  tryAcquire(address: string): Permit | undefined {
    if (this.#inFlight >= this.#limit || (this.#byAddress.get(address) ?? 0) >= this.#addressLimit) return undefined;
    this.#count(address, 1);
    let state: 'held' | 'suspended' | 'released' = 'held';
    const give = (next: 'suspended' | 'released'): void => {
      if (state === 'held') this.#count(address, -1);
      if (state !== 'released') state = next;
    };
    return {
      suspend: () => give('suspended'),
      resume: () => {
        if (state !== 'suspended') return;
        this.#count(address, 1);
        state = 'held';
      },
      release: () => give('released'),
    };
  }

  #count(address: string, change: 1 | -1): void {
    this.#inFlight += change;
    const ofAddress = (this.#byAddress.get(address) ?? 0) + change;
    if (ofAddress > 0) this.#byAddress.set(address, ofAddress);
    else this.#byAddress.delete(address);
  }
}
