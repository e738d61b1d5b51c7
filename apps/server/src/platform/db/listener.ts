import pg from 'pg';

/** A connection that receives what any process sends with `notify`. */
export type Listener = {
  /** Listens again when the connection is gone; nothing while it stands or is being made. */
  readonly reconnect: () => Promise<void>;
  readonly close: () => Promise<void>;
};
type Options = {
  readonly channels: readonly string[];
  readonly onMessage: (channel: string, payload: string | undefined) => void;
  /** It listens again after it did not for a while: messages may have been missed. */
  readonly onReturn: () => void;
};

/** A server that never answers would hold the connection for ever. */
const limitMs = 5000;

/** Opens it and listens. @throws what kept it from listening */
export async function openListener(url: string, { channels, onMessage, onReturn }: Options): Promise<Listener> {
  let client: pg.Client | undefined;
  let connecting: Promise<void> | undefined;
  let isClosed = false;

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: limitMs,
      query_timeout: limitMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    fresh.on('error', () => {
      if (client === fresh) client = undefined;
    });
    fresh.on('notification', ({ channel, payload }) => onMessage(channel, payload));
    try {
      await fresh.connect();
      await fresh.query(channels.map((channel) => `listen ${channel}`).join('; '));
    } catch (error) {
      void fresh.end();
      throw error;
    }
    client = fresh;
  };
  const reconnect = async (): Promise<void> => {
    if (client || connecting || isClosed) return;
    connecting = connect();
    try {
      await connecting;
      onReturn();
    } finally {
      connecting = undefined;
    }
  };
  await connect();
  return {
    reconnect,
    close: async () => {
      isClosed = true;
      await connecting?.catch(() => {});
      await client?.end();
    },
  };
}
