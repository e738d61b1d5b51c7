import ipaddr from 'ipaddr.js';

/** The networks that an address counts for: its own and, of IPv6, the site around it. */
export type Networks = {
  /** An IPv4 address, the /64 of an IPv6 one, or `unknown` for all that is no address. */
  readonly network: string;
  /** The /48, in canonical form. A provider gives one customer a /64 to a /48; of IPv4 there is no site. */
  readonly site: string | undefined;
};

/** How many times the limit of one network its whole site has. */
export const siteShare = 10;

/** Some proxies write the port behind the address, in brackets or not. */
const withPort = /^(?:\[(?<v6>[^\]]*)\]|(?<v4>\d+\.\d+\.\d+\.\d+))(?::\d+)?$/;

/** Only the present text forms: ipaddr.js also reads octal and hexadecimal parts, which mean different things to different programs. */
const isIPv4 = (text: string): boolean => ipaddr.IPv4.isValidFourPartDecimal(text);

const prefix = (address: ipaddr.IPv6, bits: 48 | 64): string => {
  const groups = address.parts.map((group, n) => (n < bits / 16 ? group : 0));
  return `${new ipaddr.IPv6(groups).toRFC5952String()}/${bits}`;
};

/** The IPv4 address inside an IPv6 one: mapped (`::ffff:0:0/96`), or translated by a gateway (`64:ff9b::/96`). */
function inside(address: ipaddr.IPv6): string | undefined {
  const range = address.range();
  return range === 'ipv4Mapped' || range === 'rfc6052' ? address.toByteArray().slice(12).join('.') : undefined;
}

/**
 * The networks that are counted together with `address`, as a socket or a proxy says it: IPv4 and IPv6 in any spelling, with a zone
 * or a port. One host has a whole /64 of IPv6 to itself, so its addresses count as one; what is no address at all counts as one too, as does a
 * client that hung up before it was asked, whose socket has none any more.
 */
export function networksOf(address: string | undefined): Networks {
  const said = address?.trim() ?? '';
  const { v6, v4 } = withPort.exec(said)?.groups ?? {};
  const text = v6 ?? v4 ?? said;
  if (isIPv4(text)) return { network: text, site: undefined };
  if (!ipaddr.IPv6.isValid(text)) return { network: 'unknown', site: undefined };
  const parsed = ipaddr.IPv6.parse(text);
  const ipv4 = inside(parsed);
  if (ipv4 !== undefined) return { network: ipv4, site: undefined };
  return { network: prefix(parsed, 64), site: prefix(parsed, 48) };
}
