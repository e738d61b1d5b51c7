import type { Server } from 'socket.io';
import type { ClientEvents, ServerEvents } from '@balsam/contract';
import type { PairedDevice, SignedIn } from '#platform/access/actor.ts';

/** Who may open a socket: somebody with a log-in, or a screen or kiosk of the hall. */
export type SocketUser = SignedIn | PairedDevice;
/** What processes say to each other: who is in these rooms is disconnected; whether their log-in or pairing has ended. */
type ProcessEvents = { readonly disconnect_rooms: (rooms: string[], hasEnded: boolean) => void };
/** The socket server with the events of the contract; each socket knows who opened it, and whether that was looked at again since. */
export type TypedServer = Server<ClientEvents, ServerEvents, ProcessEvents, { who: SocketUser; isReviewed?: boolean }>;
export type ClientSocket = Parameters<Parameters<TypedServer['use']>[0]>[0];
