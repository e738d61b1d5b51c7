/** The part of http_ece that is used here; it brings no types. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';
  type Parameters = {
    readonly version: 'aes128gcm';
    /** The other side's public key. */
    readonly dh: Buffer;
    readonly privateKey: ECDH;
    readonly authSecret: Buffer;
    /** Random when left out, as it should be. */
    readonly salt?: Buffer;
  };
  const ece: { encrypt(text: Buffer, parameters: Parameters): Buffer };
  export default ece;
}
