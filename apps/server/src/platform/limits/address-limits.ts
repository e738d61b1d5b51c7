import { createHmac } from 'node:crypto';
import type { Limited } from './limits.store.ts';
import { networksOf, siteShare } from './networks.ts';

/** A network address is personal data: only its keyed digest is kept. */
export const networkKey = (secret: string, network: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['address', network]))
    .digest('hex');

type Wanted = {
  readonly secret: string;
  readonly scope: string;
  readonly ip: string;
  /** When the time begins over which is counted. */
  readonly bucket: Date;
  /** For one network; its whole site has ten times as much. */
  readonly most: number;
};

/** What is counted for the address of a caller: its network and, of IPv6, the site around it, always in this order. */
export function limitsOfAddress({ secret, scope, ip, bucket, most }: Wanted): Limited[] {
  const { network, site } = networksOf(ip);
  const own = { scope, key: networkKey(secret, network), bucket, most };
  return site === undefined ? [own] : [own, { ...own, key: networkKey(secret, site), most: most * siteShare }];
}
