import type { World } from './world.ts';

let hosts = 0;
/** Another IP address on each call, so that the limits of an address do not apply. */
export const freshIp = (): string => {
  hosts += 1;
  return `198.51.${Math.floor(hosts / 250)}.${hosts % 250}`;
};

/** The newest message that left for this phone (E.164) or e-mail address; `undefined` when none did. */
export async function messageTo(w: World, destination: string): Promise<string | undefined> {
  await w.dispatch();
  const row = await w.db
    .selectFrom('outgoing_message')
    .select('body')
    .where('destination', '=', destination)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.body;
}

/** The code in a message; `undefined` without one. */
export const codeIn = (body: string | undefined, digits = 4): string | undefined =>
  new RegExp(String.raw`\b\d{${digits}}\b`).exec(body ?? '')?.[0];

/** The digits of the newest code that was sent to this phone or e-mail address. */
export async function codeSentTo(w: World, destination: string): Promise<string> {
  const digits = codeIn(await messageTo(w, destination));
  if (digits === undefined) throw new Error(`no code was sent to ${destination}`);
  return digits;
}

/** Four digits that are not the code. */
export const codeOtherThan = (code: string, n = 1): string => String((Number(code) + n) % 10_000).padStart(4, '0');
