import type { FastifyBaseLogger } from 'fastify';
import type { Acknowledge, ClientEvents } from '@balsam/contract';
import type { SignedIn } from '#platform/access/actor.ts';
import type { ClientSocket } from './typed-server.ts';

/** The open connection of a browser, as a handler sees it. */
export type Sender = {
  readonly who: SignedIn;
  /** Unguessable, and another one after each reconnecting. */
  readonly connection: string;
  /** What is done once it has closed; a second one under the same name takes the place of the first. */
  readonly onClose: (name: string, effect: () => Promise<void>) => void;
};
type AnswerTo<E extends HandledEvent> = Parameters<ClientEvents[E]>[1] extends Acknowledge<infer A> ? A : never;

/** What the server does with one event of browsers. Whoever sends more than is allowed is answered `tooMany`, before anything is read. */
export type SocketHandler<A> = {
  /** The message is whatever the browser sent: it is parsed here. */
  readonly handle: (sender: Sender, message: unknown) => Promise<A>;
  /** So many of one connection are worked on at a time. */
  readonly atOnce: number;
  readonly perTenSeconds: number;
  readonly tooMany: A;
  /** The answer when the handler failed. */
  readonly failed: A;
};
/** What a module answers; what was missed the socket server knows itself. */
type HandledEvent = Exclude<keyof ClientEvents, 'missed'>;
export type SocketHandlers = { readonly [E in HandledEvent]: SocketHandler<AnswerTo<E>> };

type Surroundings = {
  readonly handlers: SocketHandlers;
  readonly log: FastifyBaseLogger;
  readonly now: () => Date;
};
const tenSeconds = 10_000;

/** Counts what one connection sends of one event: so many in ten seconds by the clock, so many at a time. */
function limiter({ atOnce, perTenSeconds }: Pick<SocketHandler<unknown>, 'atOnce' | 'perTenSeconds'>, now: () => Date) {
  let [begun, count, running] = [-Infinity, 0, 0];
  const begin = (): boolean => {
    const time = now().getTime();
    if (Math.abs(time - begun) >= tenSeconds) [begun, count] = [time, 0];
    count += 1;
    if (count > perTenSeconds || running >= atOnce) return false;
    running += 1;
    return true;
  };
  return { begin, end: () => void (running -= 1) };
}

function senderOf(socket: ClientSocket, who: SignedIn, log: FastifyBaseLogger): Sender {
  const effects = new Map<string, () => Promise<void>>();
  socket.on('disconnect', () => {
    for (const effect of effects.values())
      effect().catch((error: Error) => log.warn({ error: error.name }, 'after a connection had closed'));
  });
  const onClose: Sender['onClose'] = (name, effect) => void effects.set(name, effect);
  return { who, connection: socket.id, onClose };
}

/**
 * Answers what a connected browser sends, event by event. What comes without a function to answer by is dropped, and a device of the
 * hall has nothing to say.
 */
export function listenTo(socket: ClientSocket, { handlers, log, now }: Surroundings): void {
  const { who } = socket.data;
  if (who.kind === 'device') return;
  const sender = senderOf(socket, who, log);
  const listen = <A>(event: HandledEvent, handler: SocketHandler<A>): void => {
    const limit = limiter(handler, now);
    const take = async (message: unknown): Promise<A> => {
      if (!limit.begin()) return handler.tooMany;
      try {
        return await handler.handle(sender, message);
      } catch (error) {
        log.warn({ event, error: (error as Error).name }, 'a message of a browser was not taken');
        return handler.failed;
      } finally {
        limit.end();
      }
    };
    const onMessage = async (message: unknown, answer: unknown): Promise<void> => {
      if (typeof answer === 'function') answer(await take(message));
    };
    socket.on(event, onMessage);
  };
  for (const [event, handler] of Object.entries(handlers) as [HandledEvent, SocketHandler<unknown>][])
    listen(event, handler);
}
