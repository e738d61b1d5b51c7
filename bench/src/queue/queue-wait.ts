import { placeOfReturn, waitingMinutes, queueRules } from '@balsam/domain/queue';
import { median, type Figure } from '../figures.ts';

/** Numbers from a fixed seed: the same day in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Waiting = { readonly at: number; place: number; returns: number };
type Guess = { readonly said: number; readonly was: number };

const tickets = 200;
const dayMinutes = 10 * 60;
/** Of twenty who are called one does not come at once. */
const lateShare = 0.05;

/** A visit takes about as long as the others and now and then much longer: log-normal, median 9 minutes. */
const serviceMinutes = (random: () => number): number => {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Math.min(40, Math.max(2, 9 * Math.exp(0.35 * normal)));
};

/** Arrivals of a day, with the rush of the morning. */
const arrivals = (random: () => number, count: number): number[] =>
  Array.from({ length: count }, () => dayMinutes * random() ** 1.15).toSorted((a, b) => a - b);

/** One room of a day: what each ticket was told when it was taken, and how long it then waited until it was called in. */
function dayOfRoom(random: () => number, count: number): Guess[] {
  const recent: number[] = [];
  const queue: (Waiting & { guess: { said: number; was: number } })[] = [];
  const guesses: Guess[] = [];
  let free = 0;
  const serveUntil = (until: number): void => {
    while (queue.length > 0 && Math.max(free, queue[0]?.at ?? 0) <= until) {
      const next = queue.shift();
      if (!next) return;
      const start = Math.max(free, next.at);
      if (next.returns === 0 && random() < lateShare) {
        // Called, did not come, skipped after five minutes; the next ones go in meanwhile and it stands behind two of them.
        const place = placeOfReturn(
          queue.map((each) => each.place),
          next.place,
        );
        queue.push({ ...next, place, returns: 1 });
        queue.sort((a, b) => a.place - b.place);
        free = start + queueRules.comeWithinMinutes;
        continue;
      }
      if (next.returns === 0) guesses.push({ said: next.guess.said, was: start - next.at });
      const took = serviceMinutes(random);
      recent.unshift(took);
      recent.length = Math.min(recent.length, queueRules.recentTickets);
      free = start + took;
    }
  };
  for (const [n, at] of arrivals(random, count).entries()) {
    serveUntil(at);
    queue.push({ at, place: n + 1, returns: 0, guess: { said: waitingMinutes(queue.length, recent), was: 0 } });
  }
  serveUntil(Infinity);
  return guesses;
}

/** What the queue tells people that they will wait against what they waited, over a made-up day of 200 tickets in four rooms (D5.03). */
export async function measureQueueWait(): Promise<Figure[]> {
  const random = seeded(20_261_123);
  const rooms = Array.from({ length: 4 }, () => dayOfRoom(random, tickets / 4)).flat();
  const errors = rooms.map(({ said, was }) => Math.abs(said - was));
  const mean = errors.reduce((all, error) => all + error, 0) / errors.length;
  const waited = rooms.reduce((all, { was }) => all + was, 0) / rooms.length;
  return [
    {
      what: 'waiting time as told / as it was, mean error',
      measured: mean,
      unit: 'min',
      aim: { atMost: 10 },
      binding: false,
      detail: `${tickets} tickets in four rooms, mean wait ${waited.toFixed(1)} min, median error ${median(errors).toFixed(1)} min`,
    },
  ];
}
