import { changedFields, type ContentFields, type ContentKind } from '@balsam/domain/content';
import { Users } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { dateTime } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { ConflictNote } from '#shared/ui/conflict-note.tsx';
import { fieldName } from './labels.ts';
import type { Content } from './queries.ts';

type ContentConflictProps = {
  readonly kind: ContentKind;
  readonly theirs: Content;
  readonly mine: ContentFields;
  /** Whether a number in it is none: it is not saved so. */
  readonly isWrong: boolean;
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
};

/** Somebody else was faster: who, when, and where the two differ. Nothing is lost before one of them is chosen. */
export const ContentConflict = ({ kind, theirs, mine, isWrong, onTakeTheirs, onKeepMine }: ContentConflictProps) => {
  const differing = changedFields(mine, theirs.fields);
  const areTexts = differing.length > 0;
  return (
    <ConflictNote
      icon={Users}
      keep={areTexts ? { label: m.content_conflict_mine(), onPress: onKeepMine, disabled: isWrong } : undefined}
      take={{ label: m.content_conflict_theirs(), onPress: onTakeTheirs }}
    >
      <p className="font-bold">
        {m.content_conflict({
          who: theirs.changed_by
            ? inLocale(theirs.changed_by.name, theirs.changed_by.name_ar)
            : m.staff_history_system(),
          when: dateTime(theirs.changed_at),
        })}
      </p>
      <p>{areTexts ? m.content_conflict_fields() : m.content_conflict_same()}</p>
      {areTexts && (
        <ul className="list-disc ps-6">
          {differing.map((field) => (
            <li key={field}>{fieldName(kind, field)}</li>
          ))}
        </ul>
      )}
    </ConflictNote>
  );
};
