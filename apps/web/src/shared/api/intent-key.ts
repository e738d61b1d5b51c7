/** Keys of what was asked for and has not been answered yet, by what was asked. */
const open = new Map<string, string>();

/** Random enough to be nobody else's; also where the page is not served securely and `randomUUID` is missing. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const nameOf = (call: string, body: object): string => `${call} ${JSON.stringify(body)}`;

/**
 * Asks once however often the person presses: the same request goes out under the same `Idempotency-Key` until it is answered with
 * success, also after the connection broke and the sheet was opened again.
 */
export const asOneIntent = async <Body extends object, Reply>(
  call: string,
  body: Body,
  send: (body: Body, idempotencyKey: string) => Promise<Reply>,
): Promise<Reply> => {
  const name = nameOf(call, body);
  const key = open.get(name) ?? newKey();
  open.set(name, key);
  const reply = await send(body, key);
  open.delete(name);
  return reply;
};

/** A call that makes something, sent as one intent: for `mutationFn`. */
export const asIntent =
  <Input extends object, Reply>(name: string, call: (input: Input) => Promise<Reply>) =>
  (input: Input): Promise<Reply> =>
    asOneIntent(name, input, (asked, idempotencyKey) => call({ ...asked, idempotencyKey }));

/** A call that takes back what such an intent has made: asked for again, it is another one, also where the first answer was lost. */
export const takingBack =
  <Input extends readonly unknown[], Reply>(intents: string | readonly string[], call: (...input: Input) => Reply) =>
  (...input: Input): Reply => {
    for (const intent of [intents].flat())
      for (const name of open.keys()) if (name.startsWith(`${intent} {`)) open.delete(name);
    return call(...input);
  };
