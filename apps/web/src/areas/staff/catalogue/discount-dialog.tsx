import { focusField } from '#shared/ui/form.ts';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { ApiError, sentenceOf } from '#shared/api/index.ts';
import { wrongNumberIn } from '#shared/format/typed-number.ts';
import { Button } from '#shared/ui/button.tsx';
import { ConflictNote } from '#shared/ui/conflict-note.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Note } from '#shared/ui/note.tsx';
import { toast } from '#shared/ui/toast.ts';
import { useUnsaved } from '#shared/ui/unsaved.ts';
import { usePharmacyDeskMutation } from '../orders/queries.ts';
import { textValue } from './form-values.ts';
import type { Version } from './use-version.ts';

type DiscountDialogProps<Input> = {
  readonly title: ReactNode;
  readonly version: Version;
  /** Fields that may not be empty. */
  readonly needed: readonly string[];
  readonly inputFrom: (form: FormData) => Input;
  readonly save: (request: Input) => Promise<unknown>;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

type RefusalProps = {
  readonly wrong: (() => string) | undefined;
  readonly error: Error | null;
  readonly take: () => void;
  readonly keep: () => void;
};

/** Why it is not saved; where a colleague was faster, either version goes on. */
const Refusal = ({ wrong, error, take, keep }: RefusalProps) => {
  if (!wrong && error instanceof ApiError && error.code === 'desk_changed')
    return (
      <ConflictNote
        keep={{ label: m.content_conflict_mine(), onPress: keep }}
        take={{ label: m.content_conflict_theirs(), onPress: take }}
      >
        <p>{m.staff_discount_changed()}</p>
      </ConflictNote>
    );
  if (!wrong && !error) return null;
  return (
    <div role="alert">
      <Note tone="danger">{wrong ? wrong() : sentenceOf(error)}</Note>
    </div>
  );
};

type FormProps<Input> = Omit<DiscountDialogProps<Input>, 'title'>;

const DiscountForm = <Input extends object>({
  version,
  needed,
  inputFrom,
  save,
  onClose,
  children,
}: FormProps<Input>) => {
  const [wrong, setWrong] = useState<() => string>();
  const [isTyped, setTyped] = useState(false);
  useUnsaved(isTyped, () => undefined);
  const change = usePharmacyDeskMutation(save, () => {
    toast.success(m.staff_saved());
    onClose();
  });
  const refuse = (form: HTMLFormElement, field: string, sentence: () => string): void => {
    setWrong(() => sentence);
    focusField(form, field);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const lacking = needed.find((name) => textValue(form, name) === '');
    if (lacking !== undefined) return refuse(event.currentTarget, lacking, m.staff_fill_in);
    const request = inputFrom(form);
    const noNumber = wrongNumberIn(request);
    if (noNumber !== undefined) return refuse(event.currentTarget, noNumber, m.staff_number_wrong);
    setWrong(undefined);
    if (!change.isPending) change.mutate(request);
  };
  const take = (): void => {
    version.take();
    setTyped(false);
    change.reset();
  };
  const keep = (): void => {
    version.keep();
    change.reset();
  };
  return (
    <form
      key={version.round}
      onSubmit={submit}
      onChange={() => setTyped(true)}
      noValidate
      className="grid gap-4 desktop:grid-cols-2"
    >
      {children}
      <div className="col-span-full empty:hidden">
        <Refusal wrong={wrong} error={change.error} take={take} keep={keep} />
      </div>
      <Button type="submit" pending={change.isPending} className="col-span-full">
        {m.staff_save()}
      </Button>
    </form>
  );
};

/** The sheet of an offer or a promo code, new or changed. Whoever was slower than a colleague is told, and writes over nothing unseen. */
export const DiscountDialog = <Input extends object>({ title, onClose, ...form }: DiscountDialogProps<Input>) => (
  <Dialog open onClose={onClose} title={title} closable wide>
    <DiscountForm onClose={onClose} {...form} />
  </Dialog>
);
