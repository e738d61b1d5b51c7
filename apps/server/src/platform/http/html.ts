const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe to stand in the content or in a quoted attribute of a page that the server writes itself. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (c) => escapes[c] ?? c);
