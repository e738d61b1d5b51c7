import type { CallAnswer, CallStatus, EnterCall, InCall, Signal, SignalFrom } from './tele-consultation/messages.ts';

/** Events that the server sends over the socket. Each goes to the sessions of the persons it concerns, never to all. */
export type ServerEvents = {
  /** A notification was added; `unread` is the new count. */
  notification: (event: { id: number; unread: number }) => void;
  /** An appointment of this person changed in any way; read it again. */
  appointment: (event: { id: number }) => void;
  /** A ticket of this person, or those before it in the queue, changed; read the tickets again. */
  'queue:ticket': (event: { id: number }) => void;
  /** A queue of the clinics changed; read it again. Goes to the front desk, the doctors of the clinic and the paired devices of its branch. */
  queue: (event: { id: number }) => void;
  /** A package of this person has another price; read it again. */
  package: (event: { id: number }) => void;
  /** An order of this person has moved on; read it again. */
  order: (event: { id: number }) => void;
  /** Something was added to the record of the person with this id, or changed in it, by others; read it again. */
  'record:new': (event: { id: number }) => void;
  /** Somebody wrote in this ticket or closed it; read it again. Goes to its patient and to support. */
  ticket: (event: { id: number }) => void;
  /** Somebody wrote to the other side of this visit, or read it; read the talk again. Goes to the two of it. */
  'chat:message': (event: { appointment_id: number }) => void;
  /** An order has come to the pharmacist's queue or changed there; read the queue again. Goes to pharmacists. */
  desk: (event: { id: number }) => void;
  /** The orders of a rider have changed: one was assigned, unassigned or changed its state; read the list again. Goes to that rider. */
  delivery: (event: { id: number }) => void;
  /** Where the rider of this order is, and when to expect them. Goes to the order's patient while the rider is on the way. */
  rider_position: (event: {
    order_id: number;
    latitude: number;
    longitude: number;
    at: string;
    expected_at: string | null;
  }) => void;
  /** The doctor rings for this appointment. Goes to the patient; sent again while it rings. */
  'call:ring': (event: { id: number }) => void;
  /** The call of this appointment stands like this for the side that is told. Goes to both sides. */
  'call:state': (event: { id: number; status: CallStatus }) => void;
  /** What the other browser of the call says about sound and picture. Goes to the one that is in the call. */
  'call:signal': (event: SignalFrom) => void;
  /** This browser is out of the call: another device took over, the doctor ended it, or the visit was cancelled or moved. */
  'call:end': (event: { id: number; reason: 'taken_over' | 'ended' | 'cancelled' | 'moved' }) => void;
  /** This log-in has ended; the socket closes after it. */
  session_ended: () => void;
};

/** How the server answers what a browser sent. */
export type Acknowledge<A> = (answer: A) => void;

/**
 * Events that a browser sends; each is answered. A rider’s position comes with the seconds since it was measured (the phone’s clock may
 * be wrong), and a rider without an order on the way stops sending. The others belong to a call: entering it with the room credential,
 * saying that one is still there, signalling to the other side, leaving. `missed` asks, once connected, whether anything went to this person in the last milliseconds.
 */
export type ClientEvents = {
  missed: (age: number, acknowledge: Acknowledge<{ missed: boolean }>) => void;
  position: (
    position: { latitude: number; longitude: number; age: number },
    acknowledge: Acknowledge<{ taken: boolean }>,
  ) => void;
  'call:enter': (request: EnterCall, acknowledge: Acknowledge<CallAnswer>) => void;
  'call:here': (inCall: InCall & { connected: boolean }, acknowledge: Acknowledge<CallAnswer>) => void;
  'call:signal': (inCall: InCall & { signal: Signal }, acknowledge: Acknowledge<CallAnswer>) => void;
  'call:leave': (inCall: InCall, acknowledge: Acknowledge<CallAnswer>) => void;
};
