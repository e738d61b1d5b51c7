import type { Signal } from '@balsam/contract/tele-consultation';
import type {
  CallEngine,
  EngineOptions,
  EngineState,
  IceServers,
  OpenEngine,
  Quality,
  TrackKind,
} from './call-engine.ts';
import { negotiate, type Spoken } from './negotiation.ts';
import { rateQuality, readReceived, type Received } from './quality.ts';

const kinds = ['audio', 'video'] as const;
const nothingYet: Received = { packets: 0, lost: 0, roundTrip: undefined };
/** A line that is back within this time is not looked for anew. */
const restartAfterMs = 3000;

const stateOf = (connection: RTCPeerConnection, wasConnected: boolean): EngineState => {
  if (connection.connectionState === 'connected') return 'connected';
  return wasConnected ? 'lost' : 'connecting';
};

const toConfiguration = (servers: IceServers): RTCConfiguration => ({
  iceServers: servers.map(({ urls, username, credential }) => ({
    urls: [...urls],
    ...(username !== undefined && { username }),
    ...(credential !== undefined && { credential }),
  })),
});

type Session = {
  readonly id: string;
  readonly connection: RTCPeerConnection;
  readonly take: (spoken: Spoken) => void;
  readonly close: () => void;
};
type Tracks = Record<TrackKind, MediaStreamTrack | null>;

/** Puts what is sent where it belongs. The doctor's side has made the two lines; the patient's answers on those that came with the offer. */
const attach = (connection: RTCPeerConnection, tracks: Tracks): void => {
  for (const transceiver of connection.getTransceivers()) {
    const kind = transceiver.receiver.track.kind as TrackKind;
    if (transceiver.direction !== 'stopped') transceiver.direction = 'sendrecv';
    void transceiver.sender.replaceTrack(tracks[kind]).catch(() => undefined);
  }
};

/** Looks for the way again when it is lost for longer than a moment. */
function keepAlive(connection: RTCPeerConnection, onState: (state: EngineState) => void): () => void {
  let wasConnected = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  connection.addEventListener('connectionstatechange', () => {
    clearTimeout(timer);
    const { connectionState } = connection;
    if (connectionState === 'closed') return;
    wasConnected ||= connectionState === 'connected';
    onState(stateOf(connection, wasConnected));
    if (connectionState === 'failed') connection.restartIce();
    if (connectionState === 'disconnected') timer = setTimeout(() => connection.restartIce(), restartAfterMs);
  });
  return () => clearTimeout(timer);
}

/** Sound and picture straight from browser to browser, by `RTCPeerConnection`. */
class PeerEngine implements CallEngine {
  readonly #options: EngineOptions;
  readonly #tracks: Tracks = { audio: null, video: null };
  #iceServers: IceServers;
  #session: Session | undefined;
  #before = nothingYet;

  constructor(options: EngineOptions) {
    this.#options = options;
    this.#iceServers = options.iceServers;
  }

  readonly start = (): void => (this.#options.side === 'doctor' ? this.#offer() : this.#options.send({ hello: true }));

  readonly receive = (signal: Signal): void => {
    const { side } = this.#options;
    if ('sends' in signal) return;
    if ('hello' in signal) {
      if (side === 'doctor') this.#offer();
      return;
    }
    const { session: id, ...spoken } = signal;
    const begins = side === 'patient' && 'description' in spoken && spoken.description.type === 'offer';
    const session = this.#session?.id === id ? this.#session : begins ? this.#open(id) : undefined;
    session?.take(spoken as Spoken);
  };

  readonly setTrack = (kind: TrackKind, track: MediaStreamTrack | null): void => {
    this.#tracks[kind] = track;
    if (this.#session) attach(this.#session.connection, this.#tracks);
  };

  readonly restart = (): void => this.#session?.connection.restartIce();

  readonly setIceServers = (servers: IceServers): void => {
    this.#iceServers = servers;
    this.#session?.connection.setConfiguration(toConfiguration(servers));
  };

  readonly quality = async (): Promise<Quality | undefined> => {
    if (!this.#session) return undefined;
    const report = await this.#session.connection.getStats();
    const now = readReceived(report.values() as Iterable<{ type: string }>);
    const rated = rateQuality(this.#before, now);
    this.#before = now;
    return rated;
  };

  readonly close = (): void => {
    this.#session?.close();
    this.#session = undefined;
  };

  #offer(): void {
    const { connection } = this.#open(crypto.randomUUID());
    for (const kind of kinds) connection.addTransceiver(kind, { direction: 'sendrecv' });
    attach(connection, this.#tracks);
  }

  #open(id: string): Session {
    this.close();
    this.#before = nothingYet;
    const { side, send, onState, onRemote } = this.#options;
    onState('connecting');
    const connection = new RTCPeerConnection(toConfiguration(this.#iceServers));
    this.#show(connection, onRemote);
    const stop = keepAlive(connection, onState);
    const speak = (spoken: Spoken): void =>
      void (this.#session?.id === id && send({ session: id, ...spoken } as Signal));
    const take = negotiate(connection, { polite: side === 'patient', send: speak });
    this.#session = {
      id,
      connection,
      take,
      close: () => {
        stop();
        connection.close();
      },
    };
    return this.#session;
  }

  /** What comes is shown as one stream; what is sent is attached before the answer to an offer is made, so that it is in it. */
  #show(connection: RTCPeerConnection, onRemote: EngineOptions['onRemote']): void {
    const remote = new MediaStream();
    onRemote(remote);
    connection.addEventListener('track', ({ track }) => {
      remote.addTrack(track);
      onRemote(remote);
    });
    connection.addEventListener('signalingstatechange', () => {
      if (connection.signalingState === 'have-remote-offer') attach(connection, this.#tracks);
    });
  }
}

export const openPeerEngine: OpenEngine = (options) => new PeerEngine(options);
