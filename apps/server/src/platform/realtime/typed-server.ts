import type { DefaultEventsMap, Server } from 'socket.io';
import type { ClientEvents, ServerEvents } from '@balsam/contract';
import type { SignedIn } from '#platform/access/actor.ts';

/** The socket server with the events of the contract; each socket knows who opened it. */
export type TypedServer = Server<ClientEvents, ServerEvents, DefaultEventsMap, { who: SignedIn }>;
export type ClientSocket = Parameters<Parameters<TypedServer['use']>[0]>[0];
