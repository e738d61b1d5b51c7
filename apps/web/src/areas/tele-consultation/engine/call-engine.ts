import type { Signal } from '@balsam/contract/tele-consultation';

export type IceServers = readonly {
  readonly urls: readonly string[];
  readonly username?: string | undefined;
  readonly credential?: string | undefined;
}[];
export type TrackKind = 'audio' | 'video';
/** `lost`: there was a way to the other side, and it is looked for again. */
export type EngineState = 'idle' | 'connecting' | 'connected' | 'lost';
export type Quality = 'good' | 'fair' | 'poor';

export type EngineOptions = {
  /** The doctor's side opens sessions and gives way to nobody; the patient's asks for them and gives way. */
  readonly side: 'doctor' | 'patient';
  readonly iceServers: IceServers;
  readonly send: (signal: Signal) => void;
  readonly onState: (state: EngineState) => void;
  /** The other side's sound and picture, as one stream that stays the same. */
  readonly onRemote: (stream: MediaStream) => void;
};

/** What carries sound and picture of a call of two. From browser to browser now; a media server would be another adapter. */
export type CallEngine = {
  /** The other side is there: begins to look for a way, or begins anew. */
  readonly start: () => void;
  readonly receive: (signal: Signal) => void;
  /** What is sent from now on; null sends nothing of this kind. */
  readonly setTrack: (kind: TrackKind, track: MediaStreamTrack | null) => void;
  /** The network has changed: the way is looked for again, while what works goes on. */
  readonly restart: () => void;
  readonly setIceServers: (servers: IceServers) => void;
  /** How good the line is since the last time; undefined while nothing arrives. */
  readonly quality: () => Promise<Quality | undefined>;
  readonly close: () => void;
};
export type OpenEngine = (options: EngineOptions) => CallEngine;
