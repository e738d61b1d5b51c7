/** What the server says over the socket. Every event goes to the rooms of the persons it concerns, never to all. */
export type ServerEvents = {
  /** A notification was added; `unread` is the new count. */
  notification: (event: { id: number; unread: number }) => void;
  /** An appointment of this person changed in any way; read it again. */
  appointment: (event: { id: number }) => void;
  /** An order of this person has moved on; read it again. */
  order: (event: { id: number }) => void;
  /** This log-in has ended; the socket closes after it. */
  session_ended: () => void;
};

/** What a browser says: that it is there. */
export type ClientEvents = { here: () => void };
