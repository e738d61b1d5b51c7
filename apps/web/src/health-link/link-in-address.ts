/** What stands after the `#` of an address; as it came where its escapes are none. */
export function linkInAddress(hash: string): string {
  const text = hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
