import { connect } from 'node:net';

/** What one connection saw. */
export type Seen = { readonly milliseconds: number[]; refused: number };

const headerEnd = Buffer.from('\r\n\r\n');
const length = /\r\ncontent-length: (\d+)/i;

/** How many bytes the first reply in `buffer` takes; undefined while it is not whole. Our replies all say their length. */
export function replyLength(buffer: Buffer): number | undefined {
  const end = buffer.indexOf(headerEnd);
  if (end < 0) return undefined;
  const found = length.exec(buffer.toString('latin1', 0, end));
  if (!found) throw new Error('a reply did not say how long it is');
  const whole = end + headerEnd.length + Number(found[1]);
  return buffer.length >= whole ? whole : undefined;
}

/** Sends requests over one kept connection, each when the last is answered. Answers how long each took. */
export function sendInTurn(port: number, requests: readonly Buffer[]): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const seen: Seen = { milliseconds: [], refused: 0 };
    const socket = connect(port, '127.0.0.1').setNoDelay(true);
    let [pending, sentAt, next]: [Buffer, number, number] = [Buffer.alloc(0), 0, 0];
    const send = () => {
      const request = requests[next++];
      if (!request) return socket.end(() => resolve(seen));
      sentAt = performance.now();
      return socket.write(request);
    };
    socket.once('connect', send).once('error', reject);
    socket.on(
      'close',
      () => seen.milliseconds.length < requests.length && reject(new Error('the connection was closed')),
    );
    socket.on('data', (chunk) => {
      pending = pending.length ? Buffer.concat([pending, chunk]) : chunk;
      if (replyLength(pending) === undefined) return;
      seen.milliseconds.push(performance.now() - sentAt);
      if (pending.toString('latin1', 9, 12) !== '200') seen.refused += 1;
      pending = Buffer.alloc(0);
      send();
    });
  });
}
