import type { LucideIcon } from 'lucide-react';
import { sentenceOf } from '#shared/api/api-error.ts';
import { Note } from './note.tsx';

/** Why the server refused a form, read aloud where the form stands. */
export const FormError = ({ error, icon }: { error: unknown; icon?: LucideIcon }) =>
  error ? (
    <div role="alert">
      <Note tone="danger" icon={icon}>
        {sentenceOf(error)}
      </Note>
    </div>
  ) : null;
