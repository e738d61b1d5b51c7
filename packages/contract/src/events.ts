/** Events that the server sends over the socket. Each goes to the sessions of the persons it concerns, never to all. */
export type ServerEvents = {
  /** A notification was added; `unread` is the new count. */
  notification: (event: { id: number; unread: number }) => void;
  /** An appointment of this person changed in any way; read it again. */
  appointment: (event: { id: number }) => void;
  /** An order of this person has moved on; read it again. */
  order: (event: { id: number }) => void;
  /** Somebody wrote in this ticket or closed it; read it again. Goes to its patient and to support. */
  ticket: (event: { id: number }) => void;
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
  /** This log-in has ended; the socket closes after it. */
  session_ended: () => void;
};

/**
 * Events that a browser sends: that it is there, and, a rider’s alone, its position, with the seconds since it was
 * measured (the phone’s clock may be wrong). `acknowledge` answers whether the position was taken; a rider without an
 * order on the way stops sending.
 */
export type ClientEvents = {
  here: () => void;
  position: (
    position: { latitude: number; longitude: number; age: number },
    acknowledge: (answer: { taken: boolean }) => void,
  ) => void;
};
