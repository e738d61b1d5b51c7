/** Tells those who keep something what of the tables this process has changed. */
export type TableChanges = {
  readonly announce: (tables: ReadonlySet<string>) => void;
  readonly listen: (listener: (tables: ReadonlySet<string>) => void) => void;
};

/** Changes of one process; what others change is not announced here. */
export function tableChanges(): TableChanges {
  const listeners: ((tables: ReadonlySet<string>) => void)[] = [];
  return {
    announce: (tables) => {
      for (const listener of listeners) listener(tables);
    },
    listen: (listener) => void listeners.push(listener),
  };
}

const changing = /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate)\s+(?:table\s+|only\s+)?"?(\w+)/gi;
const reading = /\b(?:from|join|into|update)\s+(?:only\s+|lateral\s+)?"?(\w+)/gi;

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name.toLowerCase());

/** The tables that a statement changes; a word that stands after `for update` may be among them. */
export const tablesChanged = (text: string): string[] => namesIn(text, changing);

/** The names that a statement reads from: tables, and what it calls its own parts. */
export const namesRead = (text: string): string[] => namesIn(text, reading);
