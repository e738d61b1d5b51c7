/** Where a browser takes push messages: RFC 8030's endpoint, and the browser's keys (RFC 8291) in base64url. */
export type WebTarget = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

/** Our key pair by which push services know us (RFC 8292), base64url: the uncompressed point and the private scalar. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

/** What a device shows, and what it opens when the person presses it. */
export type PushContent = {
  readonly title: string;
  readonly body: string;
  /** A path of the web app. */
  readonly path: string;
  readonly language: 'ar' | 'en';
  /** It is delivered no later. */
  readonly until: Date;
  /** It calls for somebody at once: a sleeping device is woken. */
  readonly isUrgent: boolean;
  /** The same for one message sent twice: the second takes the place of the first. */
  readonly tag: string;
};

/**
 * `gone`: the device takes no more, its address is forgotten. `refused`: this message will never be taken. A service that is out of
 * order makes the gateway throw, and the message is tried again later.
 */
export type PushOutcome = 'sent' | 'gone' | 'refused';

/** Sends to one kind of device; `now` dates what it signs. */
export type PushGateway<Target> = {
  readonly name: string;
  readonly send: (target: Target, content: PushContent, now: Date) => Promise<PushOutcome>;
};

/** Browsers, and the native apps once Firebase is configured. */
export type PushGateways = {
  readonly web: PushGateway<WebTarget>;
  readonly fcm: PushGateway<string> | undefined;
};
