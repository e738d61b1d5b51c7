/** Sends a text message. `to` is E.164. Throws when the gateway does not take it. */
export type SmsGateway = {
  readonly name: string;
  readonly send: (message: { to: string; body: string }) => Promise<void>;
};
