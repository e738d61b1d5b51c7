declare global {
  /** What `public/first-reads.js` has asked for while the scripts were on their way, and with which log-in. */
  var firstReads: { readonly token: string | null; readonly replies: Map<string, Promise<Response>> } | undefined;
}

/**
 * The answer to a read that was asked for already with this log-in; it is taken once. The script knows by the address which reads a page makes
 * first, asks with the headers of every call (SPEC §7), and forgets what nobody has taken after a while. An address with choices in it reads
 * something else, and a browser that blocks storage asks by the page itself. Each line of the script is the path of a page, the role whose page it is (0:
 * everybody's), and its reads; its words are few, since it is in every first load.
 */
export const takeFirstRead = (url: string, token: string | undefined): Promise<Response> | undefined => {
  const asked = globalThis.firstReads;
  if (asked?.token !== (token ?? null)) return undefined;
  const reply = asked.replies.get(url);
  asked.replies.delete(url);
  return reply;
};

/** What was asked for is older than what has just happened: whoever reads now asks anew. */
export const forgetFirstReads = (): void => globalThis.firstReads?.replies.clear();
