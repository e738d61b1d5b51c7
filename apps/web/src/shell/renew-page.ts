/**
 * Loads the page anew where the server has a newer one: a tab that is older asks for parts that are gone, and the new page knows their names.
 * Where no line brought the part, or the part alone is missing, the page stays: loaded anew without a line it would be lost with all that is on it.
 * @param entry the address of the script that the page began with
 */
export async function renewPage(entry: string): Promise<void> {
  const reply = await fetch(location.href, { cache: 'no-store', headers: { Accept: 'text/html' } }).catch(
    () => undefined,
  );
  if (!reply?.ok) return;
  const page = await reply.text().catch(() => undefined);
  if (page !== undefined && !page.includes(new URL(entry).pathname)) location.reload();
}
