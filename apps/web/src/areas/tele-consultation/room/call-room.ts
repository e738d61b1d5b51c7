import type { CallAnswer, CallRefusal, CallStatus, Signal } from '@balsam/contract/tele-consultation';
import { presenceRules } from '@balsam/domain/tele-consultation';
import type { CallEngine, EngineState, IceServers, OpenEngine, Quality, TrackKind } from '../engine/call-engine.ts';

export type Place = 'outside' | 'waiting' | 'call';
/** Whether a side can be heard, and what it shows. */
export type Sends = { readonly audio: boolean; readonly video: 'camera' | 'screen' | 'off' };
/** Why this browser is out: it left by itself, another device took over, the doctor ended the call, or the visit was cancelled or moved. */
export type OutReason = 'left' | 'taken_over' | 'ended' | 'cancelled' | 'moved';

/** How the call stands as this browser sees it. A new object for each change. */
export type RoomState = {
  readonly place: Place;
  /** Coming in, or coming back. */
  readonly isEntering: boolean;
  /** Whether the server can be reached. What two browsers have between them goes on without it. */
  readonly isConnected: boolean;
  readonly status: CallStatus | undefined;
  /** The server's clock minus this device's, in milliseconds. */
  readonly clockOffset: number;
  readonly engine: EngineState;
  readonly quality: Quality | undefined;
  readonly remote: MediaStream | undefined;
  /** What the other side says that it sends; undefined until it has. */
  readonly otherSends: Sends | undefined;
  readonly out: OutReason | undefined;
};

/** What the room stands on; the socket and the engine are handed in, so that each of its rules can be tried without a browser. */
export type RoomSurroundings = {
  readonly id: number;
  readonly side: 'doctor' | 'patient';
  readonly device: string;
  /** A fresh credential with the ICE servers; throws what the server refused. */
  readonly fetchToken: () => Promise<{ readonly token: string; readonly iceServers: IceServers }>;
  readonly enter: (request: {
    token: string;
    device: string;
    to: 'waiting' | 'call';
    returning: boolean;
  }) => Promise<CallAnswer | undefined>;
  readonly here: (message: { attendance: string; connected: boolean }) => Promise<CallAnswer | undefined>;
  readonly signal: (message: { attendance: string; signal: Signal }) => Promise<CallAnswer | undefined>;
  readonly leave: (message: { attendance: string }) => Promise<CallAnswer | undefined>;
  readonly openEngine: OpenEngine;
  /** The server refused to let this browser in: the screen reads again how the call stands. */
  readonly onRefused: () => void;
};

export type CallRoom = {
  readonly get: () => RoomState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Goes to the waiting room, or into the call, or back into it. */
  readonly enter: (to: 'waiting' | 'call') => Promise<void>;
  readonly leave: () => Promise<void>;
  readonly setTrack: (kind: TrackKind, track: MediaStreamTrack | null) => void;
  /** Tells the other side what is sent from now on. */
  readonly tellSends: (sends: Sends) => void;
  readonly onStatus: (status: CallStatus) => void;
  readonly onSignal: (signal: Signal) => void;
  readonly onEnd: (reason: Exclude<OutReason, 'left'>) => void;
  readonly onLine: (isConnected: boolean) => void;
  readonly onNetworkChange: () => void;
  /** Every few seconds: says that it is there, looks how good the line is, and begins anew what does not get on. */
  readonly beat: () => Promise<void>;
  readonly close: () => void;
};

export const beatMs = presenceRules.heartbeatSeconds * 1000;
const first: RoomState = {
  place: 'outside',
  isEntering: false,
  isConnected: true,
  status: undefined,
  clockOffset: 0,
  engine: 'idle',
  quality: undefined,
  remote: undefined,
  otherSends: undefined,
  out: undefined,
};

/** The browser's side of a call: where it is, whether its line holds, and what carries sound and picture. */
class Room implements CallRoom {
  readonly #around: RoomSurroundings;
  readonly #listeners = new Set<() => void>();
  readonly #tracks: Record<TrackKind, MediaStreamTrack | null> = { audio: null, video: null };
  #state = first;
  #wanted: Place = 'outside';
  #attendance: string | undefined;
  #engine: CallEngine | undefined;
  #beatsWithoutWay = 0;
  #sends: Sends = { audio: false, video: 'off' };

  constructor(around: RoomSurroundings) {
    this.#around = around;
  }

  readonly get = (): RoomState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly enter = async (to: 'waiting' | 'call'): Promise<void> => {
    this.#wanted = to;
    if (this.#state.isEntering) return;
    this.#set({ isEntering: true });
    try {
      const answer = await this.#enterAs(to);
      if (this.#isOut) return;
      if (!answer) this.#set({ isConnected: false });
      else if (!answer.ok) await this.#refused(answer.code, to);
    } catch {
      this.#around.onRefused();
    } finally {
      this.#set({ isEntering: false });
    }
  };

  readonly leave = async (): Promise<void> => {
    const leaving = this.#attendance;
    this.#goOut('left');
    if (leaving !== undefined) await this.#around.leave({ attendance: leaving });
  };

  readonly setTrack = (kind: TrackKind, track: MediaStreamTrack | null): void => {
    this.#tracks[kind] = track;
    this.#engine?.setTrack(kind, track);
  };

  readonly tellSends = (sends: Sends): void => {
    this.#sends = sends;
    if (this.#state.engine === 'connected') this.#signal({ sends });
  };

  readonly onStatus = (status: CallStatus): void => {
    const before = this.#state.status;
    this.#set({ status, clockOffset: Date.parse(status.now) - Date.now() });
    if (status.ended && this.#state.place === 'call') this.#goOut(status.ended);
    else this.#follow(before, status);
  };

  readonly onSignal = (signal: Signal): void => {
    if ('sends' in signal) this.#set({ otherSends: signal.sends });
    else this.#engine?.receive(signal);
  };

  readonly onEnd = (reason: Exclude<OutReason, 'left'>): void => {
    // Who only waits goes on waiting when the doctor ends the call: the visit still stands, and it may ring again.
    if (reason !== 'ended' || this.#wanted === 'call') this.#goOut(reason);
  };

  readonly onLine = (isConnected: boolean): void => {
    this.#set({ isConnected });
    if (isConnected) void this.#comeBack();
  };

  readonly onNetworkChange = (): void => this.#engine?.restart();

  readonly beat = async (): Promise<void> => {
    if (this.#state.isEntering) return;
    // It never got in, or the answer was lost on the way.
    if (this.#attendance === undefined) return this.#comeBack();
    const connected = this.#state.engine === 'connected';
    const answer = await this.#around.here({ attendance: this.#attendance, connected });
    if (answer?.ok && answer.status) this.onStatus(answer.status);
    if (answer && !answer.ok && answer.code === 'not_there') await this.#comeBack();
    await this.#look();
  };

  readonly close = (): void => {
    const leaving = this.#attendance;
    this.#wanted = 'outside';
    this.#attendance = undefined;
    this.#closeEngine();
    this.#set(first);
    if (leaving !== undefined) void this.#around.leave({ attendance: leaving });
  };

  #set(change: Partial<RoomState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #signal(signal: Signal): void {
    if (this.#attendance !== undefined) void this.#around.signal({ attendance: this.#attendance, signal });
  }

  /** Whether the call was ended, left or taken over, also while something is being asked. */
  get #isOut(): boolean {
    return this.#wanted === 'outside';
  }

  async #comeBack(): Promise<void> {
    if (this.#wanted !== 'outside') await this.enter(this.#wanted);
  }

  async #enterAs(to: 'waiting' | 'call'): Promise<CallAnswer | undefined> {
    const { place } = this.#state;
    const { token, iceServers } = await this.#around.fetchToken();
    if (this.#isOut) return undefined;
    const returning = place === 'call' || place === to;
    const answer = await this.#around.enter({ token, device: this.#around.device, to, returning });
    if (!answer?.ok) return answer;
    if (this.#isOut) {
      // The answer does not bring it back in.
      void this.#around.leave({ attendance: answer.attendance });
      return answer;
    }
    this.#attendance = answer.attendance;
    const isIn = to === 'call' || answer.status?.own === 'in_call';
    if (isIn) {
      // A reload that finds itself still in the call comes back to that from now on.
      this.#wanted = 'call';
      this.#openEngine(iceServers);
    }
    // Compared with what is known from before: a side that is there already has just come for this browser.
    if (this.#state.place !== 'call') this.#set({ status: undefined });
    this.#set({ place: isIn ? 'call' : 'waiting', isConnected: true, out: undefined });
    if (answer.status) this.onStatus(answer.status);
    return answer;
  }

  /** It was to come back to a call that is over for it, and is out. A call that has not begun is waited for. Whatever else it is, the screen reads again. */
  async #refused(code: CallRefusal, to: 'waiting' | 'call'): Promise<void> {
    if (code === 'ended' || code === 'taken_over') return this.#goOut(code);
    if (code !== 'not_started' || to !== 'call') return this.#around.onRefused();
    this.#wanted = 'waiting';
    this.#closeEngine();
    await this.#enterAs('waiting');
  }

  #openEngine(iceServers: IceServers): void {
    if (this.#engine) return this.#engine.setIceServers(iceServers);
    const engine = this.#around.openEngine({
      side: this.#around.side,
      iceServers,
      send: (signal) => this.#signal(signal),
      onState: (next) => this.#onEngine(next),
      onRemote: (remote) => this.#set({ remote }),
    });
    for (const kind of ['audio', 'video'] as const) engine.setTrack(kind, this.#tracks[kind]);
    this.#engine = engine;
  }

  #onEngine(next: EngineState): void {
    const isNew = next === 'connected' && this.#state.engine !== 'connected';
    this.#set({ engine: next });
    if (!isNew) return;
    this.#beatsWithoutWay = 0;
    this.#signal({ sends: this.#sends });
    void this.beat();
  }

  #closeEngine(): void {
    this.#engine?.close();
    this.#engine = undefined;
    this.#set({ engine: 'idle', remote: undefined, quality: undefined });
  }

  #goOut(out: OutReason): void {
    this.#wanted = 'outside';
    this.#attendance = undefined;
    this.#closeEngine();
    this.#set({ place: 'outside', isEntering: false, out });
  }

  /** The other side came or went: a way to it is begun, or not needed any more. */
  #follow(before: CallStatus | undefined, status: CallStatus): void {
    if (this.#state.place !== 'call' || !this.#engine) return;
    const isThere = status.other === 'in_call' || status.other === 'line_lost';
    if (!isThere && this.#state.engine !== 'idle') {
      this.#engine.close();
      this.#set({ engine: 'idle', remote: undefined, quality: undefined });
    }
    const hasCome = status.other === 'in_call' && before?.other !== 'in_call';
    if (hasCome && this.#state.engine !== 'connected') this.#engine.start();
  }

  /** How good the line is; a way that does not come about for two looks is begun anew. */
  async #look(): Promise<void> {
    const { engine, place, status } = this.#state;
    if (this.#engine && engine === 'connected') {
      const quality = await this.#engine.quality();
      if (quality) this.#set({ quality });
    }
    const isStuck = place === 'call' && status?.other === 'in_call' && engine !== 'connected';
    this.#beatsWithoutWay = isStuck ? this.#beatsWithoutWay + 1 : 0;
    if (this.#beatsWithoutWay < 2) return;
    this.#beatsWithoutWay = 0;
    this.#engine?.start();
  }
}

export const openCallRoom = (around: RoomSurroundings): CallRoom => new Room(around);
