import { sentenceOf } from '../../../shared/api/index.ts';
import { Note } from '../../../shared/ui/note.tsx';

/** Why something was not taken. */
export const Refusal = ({ error }: { error: Error | null | undefined }) =>
  error && (
    <div role="alert">
      <Note tone="danger">{sentenceOf(error)}</Note>
    </div>
  );
