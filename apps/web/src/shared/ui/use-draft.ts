import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '#shared/api/drafts.ts';
import { useUnsaved } from './unsaved.ts';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * What is typed into a form that is sent by a button, kept in this tab: a reload finds it again, and so does whoever comes back to the
 * page. A dialog round the form asks before it closes over it.
 * @param form which of a person's forms it is
 * @param initial what stands in the fields that nobody has typed into; it may change meanwhile
 */
export const useDraft = <T extends object>(form: string, initial: T) => {
  const [typed, setTyped] = useState(() => (readDraft(form) ?? {}) as Partial<T>);
  const latest = useRef(typed);
  const show = (next: Partial<T>): void => {
    latest.current = next;
    setTyped(next);
    if (Object.keys(next).length === 0) forgetDraft(form);
    else keepDraft(form, next);
  };
  const clear = (): void => show({});
  const draft: T = { ...initial, ...typed };
  const isTyped = !isSame(draft, initial);
  useUnsaved(isTyped, clear);
  return {
    draft,
    /** Whether something was typed that is not saved. */
    isTyped,
    change: (part: Partial<T>): void => show({ ...latest.current, ...part }),
    /** Empties the form: all of it was sent, or given up. */
    clear,
    /** Forgets what was saved as it stands; what was typed since then stays. */
    saved: (sent: Partial<T>): void => {
      const later = Object.entries(latest.current).filter(([field, value]) => !isSame(value, sent[field as keyof T]));
      show(Object.fromEntries(later) as Partial<T>);
    },
  };
};

/** Forgets a draft of which nothing is left to be sent, so that no dialog asks before it closes over it. */
export const useClearWhen = (isOver: boolean, clear: () => void): void => {
  const forget = useEffectEvent(clear);
  useEffect(() => {
    if (isOver) forget();
  }, [isOver]);
};
