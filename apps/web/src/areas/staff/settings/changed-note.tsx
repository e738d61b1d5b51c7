import type { SettingType } from '@balsam/domain/settings';
import * as m from '#paraglide/messages.js';
import { ConflictNote } from '#shared/ui/conflict-note.tsx';
import type { SystemSetting } from './queries.ts';
import { SettingText } from './setting-text.tsx';

type NoteProps = {
  readonly setting: SystemSetting;
  readonly type: SettingType;
  readonly onKeep: () => void;
  readonly onTake: () => void;
};

/** What somebody else has saved meanwhile, beside what is typed here and not saved. */
export const ChangedNote = ({ setting, type, onKeep, onTake }: NoteProps) => (
  <ConflictNote
    keep={{ label: m.staff_settings_keep_mine(), onPress: onKeep }}
    take={{ label: m.staff_settings_take_theirs(), onPress: onTake }}
  >
    <p>{m.staff_settings_changed_meanwhile()}</p>
    <p className="font-medium wrap-anywhere">
      <SettingText type={type} value={setting.value} />
    </p>
  </ConflictNote>
);
