import { CircleAlert } from 'lucide-react';
import { sentenceOf } from '#shared/api/api-error.ts';
import { Note } from '#shared/ui/note.tsx';

/** Keeps the refusal in sight when its toast, which says it aloud, has gone. */
export const LoginError = ({ error, text }: { error: unknown; text?: string | undefined }) =>
  error ? (
    <Note tone="danger" icon={CircleAlert}>
      {text ?? sentenceOf(error)}
    </Note>
  ) : null;
