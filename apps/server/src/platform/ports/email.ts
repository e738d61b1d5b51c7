/** Sends an e-mail. Throws when the gateway does not take it. */
export type EmailGateway = {
  readonly name: string;
  readonly send: (message: { to: string; subject: string; body: string; language: 'ar' | 'en' }) => Promise<void>;
};
