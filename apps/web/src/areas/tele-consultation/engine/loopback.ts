import type { IceServers } from './call-engine.ts';

export type LoopbackResult = 'good' | 'slow' | 'failed';
/** So long a network gets for each of two tries, and so many messages go round. */
const waitMs = 5000;
const rounds = 5;
const slowMs = 400;

const opened = (channel: RTCDataChannel): Promise<void> =>
  new Promise((resolve) => channel.addEventListener('open', () => resolve(), { once: true }));

const round = (channel: RTCDataChannel): Promise<number> =>
  new Promise((resolve) => {
    const began = performance.now();
    channel.addEventListener('message', () => resolve(performance.now() - began), { once: true });
    channel.send('ping');
  });

/** The slowest of some messages there and back, in milliseconds. */
async function measure(channel: RTCDataChannel): Promise<number> {
  await opened(channel);
  const times: number[] = [];
  for (let n = 0; n < rounds; n += 1) times.push(await round(channel));
  return Math.max(...times);
}

/** What still comes when the check has ended is let go: a closed connection or channel throws at whoever uses it. */
const exchange = (from: RTCPeerConnection, to: RTCPeerConnection): void =>
  from.addEventListener('icecandidate', ({ candidate }) => {
    if (candidate && to.signalingState !== 'closed') void to.addIceCandidate(candidate);
  });

const echo = (channel: RTCDataChannel): void =>
  channel.addEventListener('message', ({ data }: MessageEvent<string>) => {
    if (channel.readyState === 'open') channel.send(data);
  });

const hasRelay = (servers: IceServers): boolean => servers.some(({ urls }) => urls.some((url) => /^turns?:/.test(url)));

/** One call with oneself. */
async function callOneself(configuration: RTCConfiguration): Promise<LoopbackResult> {
  const [near, far] = [new RTCPeerConnection(configuration), new RTCPeerConnection(configuration)];
  try {
    exchange(near, far);
    exchange(far, near);
    far.addEventListener('datachannel', ({ channel }) => echo(channel));
    const measured = measure(near.createDataChannel('check'));
    await near.setLocalDescription();
    if (near.localDescription) await far.setRemoteDescription(near.localDescription);
    await far.setLocalDescription();
    if (far.localDescription) await near.setRemoteDescription(far.localDescription);
    const late = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), waitMs));
    const result = await Promise.race([measured, late]);
    if (result === 'late') return 'failed';
    return result > slowMs ? 'slow' : 'good';
  } catch {
    return 'failed';
  } finally {
    near.close();
    far.close();
  }
}

/**
 * Tries the network by a short call with oneself, by the relay where there is one: it is what a call needs when no direct way is found,
 * and what firewalls close. A second call follows one that found no way, as the browser changes networks or a packet is lost: nobody is
 * sent to another network for that.
 */
export async function tryNetwork(servers: IceServers): Promise<LoopbackResult> {
  const configuration: RTCConfiguration = {
    iceServers: servers.map((server) => ({ ...server, urls: [...server.urls] })) as RTCIceServer[],
    iceTransportPolicy: hasRelay(servers) ? 'relay' : 'all',
  };
  const first = await callOneself(configuration);
  return first === 'failed' ? callOneself(configuration) : first;
}
