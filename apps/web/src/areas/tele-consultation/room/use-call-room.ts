import { useEffect, useState, useSyncExternalStore } from 'react';
import { api } from '#shared/api/index.ts';
import { ask, isConnected, onLine, onServerEvent } from '#shared/api/server-events.ts';
import { readStored, writeStored } from '#shared/api/stored.ts';
import { openPeerEngine } from '../engine/peer-engine.ts';
import { beatMs, openCallRoom, type CallRoom } from './call-room.ts';

/** A reload of this tab is the same device; another tab is another one. */
const deviceName = (): string => {
  const kept = readStored('callDevice', 'session');
  if (kept !== null) return kept;
  const made = crypto.randomUUID();
  writeStored('callDevice', made, 'session');
  return made;
};

const openRoom = (id: number, side: 'doctor' | 'patient', onRefused: () => void): CallRoom =>
  openCallRoom({
    id,
    side,
    device: deviceName(),
    fetchToken: async () => {
      const { token, ice_servers: iceServers } = await api.teleConsultation.token({
        body: { appointment_id: id },
        quiet: true,
      });
      return { token, iceServers };
    },
    enter: (request) => ask('call:enter', request),
    here: (message) => ask('call:here', message),
    signal: (message) => ask('call:signal', message),
    leave: (message) => ask('call:leave', message),
    openEngine: openPeerEngine,
    onRefused,
  });

/** Ties a room to the socket, the network and the clock. Returns how to untie it. */
const tie = (room: CallRoom, id: number): (() => void) => {
  const stops = [
    onServerEvent('call:state', (event) => event.id === id && room.onStatus(event.status)),
    onServerEvent('call:signal', (event) => event.id === id && room.onSignal(event.signal)),
    onServerEvent('call:end', (event) => event.id === id && room.onEnd(event.reason)),
    onLine(room.onLine),
  ];
  room.onLine(isConnected());
  const timer = setInterval(() => void room.beat(), beatMs / 2);
  const { connection } = navigator as { connection?: EventTarget };
  window.addEventListener('online', room.onNetworkChange);
  connection?.addEventListener('change', room.onNetworkChange);
  return () => {
    for (const stop of stops) stop();
    clearInterval(timer);
    window.removeEventListener('online', room.onNetworkChange);
    connection?.removeEventListener('change', room.onNetworkChange);
    room.close();
  };
};

/** The room of one call for as long as its screen is open, and how it stands. */
export const useCallRoom = (id: number, side: 'doctor' | 'patient', onRefused: () => void) => {
  const [room] = useState(() => openRoom(id, side, onRefused));
  useEffect(() => tie(room, id), [room, id]);
  const state = useSyncExternalStore(room.subscribe, room.get);
  return { room, state };
};
