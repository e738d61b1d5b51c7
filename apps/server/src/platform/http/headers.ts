import type { FastifyInstance } from 'fastify';

/** What a browser may open for our pages: where the person is, and what calls and copying need. */
const allowed = [
  'camera',
  'microphone',
  'display-capture',
  'geolocation',
  'fullscreen',
  // Sound and picture of the other side of a call, beside other work, on a screen that stays on.
  'autoplay',
  'picture-in-picture',
  'screen-wake-lock',
  // Copying an MRN.
  'clipboard-write',
] as const;

/** All else that browsers know of on every machine; what one does not know, such as `bluetooth` or `web-share`, it complains about on every page. */
const denied = [
  'accelerometer',
  'browsing-topics',
  'clipboard-read',
  'encrypted-media',
  'gamepad',
  'gyroscope',
  'hid',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'midi',
  'otp-credentials',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
] as const;

const permissionsPolicy = [...allowed.map((name) => `${name}=(self)`), ...denied.map((name) => `${name}=()`)].join(
  ', ',
);

/** The origin of our own sockets, which older browsers do not take for `'self'`. */
export function socketOrigin(publicUrl: string): string {
  const { protocol, host } = new URL(publicUrl);
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`;
}

/** Headers of every answer; nothing is kept by a browser or a proxy unless what is served says so itself. */
export function installHeaders(app: FastifyInstance, more: Readonly<Record<string, string>>): void {
  const headers = { ...more, 'permissions-policy': permissionsPolicy, 'cache-control': 'no-store' };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
