import type { FieldErrors } from '#shared/ui/form.ts';
import type { Draft, DraftField } from './draft.ts';

/** What every step of the form is given. */
export type StepProps = {
  readonly draft: Draft;
  readonly errors: FieldErrors<DraftField>;
  readonly onChange: (change: Partial<Draft>) => void;
};
