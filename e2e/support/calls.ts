import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { exactly } from './buttons.ts';
import { doctor, patient, type Person } from './server.ts';
import { listAs } from './sessions.ts';
import type { Words } from './words.ts';

/** A camera and a microphone that Chromium makes up, allowed without a question. Each address of the machine is named as it is. */
export const fakeMedia = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
  '--disable-features=WebRtcHideLocalIpsWithMdns',
] as const;

/** The calls of the demo hospital that are open when it begins, but for Sara's: each journey takes one for itself. */
const calls = [
  { code: 'D1031', mrn: '1000043' },
  { code: 'D1032', mrn: '1000044' },
  { code: 'D1039', mrn: '1000045' },
] as const;

export type Call = { readonly id: number; readonly doctor: Person; readonly patient: Person };

/** One of them: a paid video visit that can be joined. */
export async function joinableCall(request: APIRequestContext, which: 0 | 1 | 2): Promise<Call> {
  const { code, mrn } = calls[which];
  const visits = await listAs<{ id: number; type: string; status: string }>(
    request,
    patient(mrn),
    '/api/v1/appointments/upcoming?limit=100',
  );
  const visit = visits.find(({ type, status }) => type === 'virtual' && status === 'paid');
  if (!visit) throw new Error(`the demo hospital has no call of ${mrn}`);
  return { id: visit.id, doctor: doctor(code), patient: patient(mrn) };
}

export const press = (page: Page, name: string) => page.getByRole('button', exactly(name)).click();
export const shown = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

/** Tries camera, microphone and line, all of which work, and goes on. */
export async function passCheck(page: Page, say: Words): Promise<void> {
  await press(page, say('call_check_open'));
  for (const works of ['call_camera_works', 'call_microphone_works', 'call_network_good'])
    await shown(page, say(works));
  await press(page, say('call_go_on'));
}

/** Cuts the page off from the server: what is open is closed, and nothing new is let through. Peer connections go another way. */
export async function cutLine(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.evaluate(() => {
    const { lines } = globalThis as unknown as { lines: WebSocket[] };
    for (const line of lines) line.close();
  });
}

/** Keeps the peer connections and sockets of a page where a test finds them. Before the page is opened. */
export const watchPeers = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const Real = globalThis.RTCPeerConnection;
    const peers: RTCPeerConnection[] = [];
    const lines: WebSocket[] = [];
    Object.assign(globalThis, { peers, lines });
    const RealSocket = globalThis.WebSocket;
    globalThis.WebSocket = class extends RealSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        lines.push(this);
      }
    };
    globalThis.RTCPeerConnection = class extends Real {
      constructor(configuration?: RTCConfiguration) {
        const forced = (globalThis as { forceRelay?: boolean }).forceRelay;
        super(forced ? { ...configuration, iceTransportPolicy: 'relay' } : configuration);
        peers.push(this);
      }
    };
  });
};

export type Arrived = { readonly frames: number; readonly audio: number; readonly relayed: boolean };

/** What the browser has received of the other side so far by each of its connections, by its own count: pictures that were drawn and packets of sound. */
export const arrivedAt = (page: Page): Promise<readonly Arrived[]> =>
  page.evaluate(async () => {
    const { peers } = globalThis as unknown as { peers: RTCPeerConnection[] };
    return Promise.all(
      peers.map(async (peer) => {
        const arrived = { frames: 0, audio: 0, relayed: false };
        if (peer.connectionState === 'closed') return arrived;
        const report = await peer.getStats();
        for (const stat of report.values() as Iterable<Record<string, unknown>>) {
          const isInbound = stat['type'] === 'inbound-rtp';
          if (isInbound && stat['kind'] === 'video') arrived.frames += Number(stat['framesDecoded'] ?? 0);
          if (isInbound && stat['kind'] === 'audio') arrived.audio += Number(stat['packetsReceived'] ?? 0);
          if (stat['type'] === 'candidate-pair' && stat['nominated'] === true)
            arrived.relayed =
              (report.get(String(stat['localCandidateId'])) as { candidateType?: string })?.candidateType === 'relay';
        }
        return arrived;
      }),
    );
  });

/** Pictures and sound go on arriving: more of both than there are now, by one connection. One that ends meanwhile takes its count with it. */
export async function expectTalking(page: Page): Promise<void> {
  const before = await arrivedAt(page);
  await expect
    .poll(
      async () =>
        (await arrivedAt(page)).some(
          ({ frames, audio }, nth) => frames > (before[nth]?.frames ?? 0) && audio > (before[nth]?.audio ?? 0),
        ),
      { timeout: 30_000 },
    )
    .toBe(true);
}
