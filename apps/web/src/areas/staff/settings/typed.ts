import type { SettingValue } from '@balsam/domain/settings';
import { useState } from 'react';
import type { SystemSetting, useSettingChange } from './queries.ts';

/** What is typed, and the revision from which the typing began. */
export type Typed = { readonly text: string; readonly revision: number };
type Saved = Pick<SystemSetting, 'value' | 'revision'>;

/** What stands in the form: what is typed stays where somebody else changes the setting, and is not saved over theirs unseen. */
export const standing = (saved: Saved, typed: Typed | undefined, valueOf: (text: string) => SettingValue) => {
  const text = typed?.text ?? String(saved.value);
  const value = typed === undefined ? saved.value : valueOf(typed.text);
  const isTyped = value !== saved.value;
  const revision = isTyped && typed ? typed.revision : saved.revision;
  return { text, value, isTyped, revision, isChanged: revision !== saved.revision };
};

/** The value of a setting as it is typed and sent. */
export const useTyped = (
  setting: SystemSetting,
  change: ReturnType<typeof useSettingChange>,
  valueOf: (text: string) => SettingValue,
) => {
  const [typed, setTyped] = useState<Typed>();
  const now = standing(setting, typed, valueOf);
  const type = (text: string): void => setTyped({ text, revision: now.revision });
  const clear = (): void => setTyped(undefined);
  /** What was refused before both were seen is no more to be said. */
  const goOn = (choose: () => void) => (): void => {
    change.reset();
    choose();
  };
  return {
    ...now,
    type,
    clear,
    keep: goOn(() => setTyped({ text: now.text, revision: setting.revision })),
    take: goOn(clear),
    send: (): void => {
      if (now.isTyped && !now.isChanged && !change.isPending) change.mutate(now.value, { onSuccess: clear });
    },
  };
};
