/** So often a text has to be sent before it gets a name: what is put together anew each time, such as a list of rows, never does. */
const sentBefore = 10;
/** Each connection keeps what it prepared, with its plan, until it is closed. */
const most = 250;
/** Texts that are counted, and the longest of them: the counts must not grow with what is only sent once. */
const mostCounted = 2000;
const longest = 20_000;

/** What can be prepared: one statement with parameters, or one that reads. */
const isPreparable = (text: string, parameters: readonly unknown[]): boolean =>
  text.length <= longest && (parameters.length > 0 || (/^\s*(select|with)\b/i.test(text) && !text.includes(';')));

/**
 * Gives names to the statements that a process sends again and again, so that PostgreSQL parses each once a connection, and plans it once
 * where one plan is as good for all parameters (it compares the costs itself). The same text always has the same name.
 */
export function statementNames(): (text: string, parameters: readonly unknown[]) => string | undefined {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text, parameters) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= most || !isPreparable(text, parameters)) return name;
    const count = (counts.get(text) ?? 0) + 1;
    if (count <= sentBefore) {
      if (counts.size >= mostCounted) counts.clear();
      counts.set(text, count);
      return undefined;
    }
    counts.delete(text);
    const fresh = `balsam_${names.size + 1}`;
    names.set(text, fresh);
    return fresh;
  };
}
