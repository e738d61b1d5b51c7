import { CircleAlert } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { ApiError, sentenceOf } from '#shared/api/index.ts';
import { ConflictNote } from '#shared/ui/conflict-note.tsx';
import { FormError } from '#shared/ui/form-error.tsx';

type HoursRefusalProps = {
  readonly error: Error | null;
  /** Whether what others saved meanwhile is known here. */
  readonly isChanged: boolean;
  readonly onKeep: () => void;
  readonly onTake: () => void;
};

/** Why hours are not saved; where a colleague was faster, either version goes on. */
export const HoursRefusal = ({ error, isChanged, onKeep, onTake }: HoursRefusalProps) => {
  if (isChanged && error instanceof ApiError && error.code === 'schedule_changed')
    return (
      <ConflictNote
        keep={{ label: m.doctors_texts_keep_mine(), onPress: onKeep }}
        take={{ label: m.doctors_texts_take_theirs(), onPress: onTake }}
      >
        <p>{sentenceOf(error)}</p>
      </ConflictNote>
    );
  return <FormError icon={CircleAlert} error={error} />;
};
