import { focusField } from '#shared/ui/form.ts';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { sentenceOf } from '#shared/api/index.ts';
import { wrongNumberIn } from '#shared/format/typed-number.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Note } from '#shared/ui/note.tsx';
import { toast } from '#shared/ui/toast.ts';
import { usePharmacyDeskMutation } from '../orders/queries.ts';
import { textValue } from './form-values.ts';

type DiscountDialogProps<Input> = {
  readonly title: ReactNode;
  /** Of what is changed; the fields begin anew when somebody else has changed it. */
  readonly revision?: number | undefined;
  /** Fields that may not be empty. */
  readonly needed: readonly string[];
  readonly inputFrom: (form: FormData) => Input;
  readonly save: (request: Input) => Promise<unknown>;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The sheet of an offer or a promo code, new or changed. */
export const DiscountDialog = <Input extends object>({
  title,
  revision,
  needed,
  inputFrom,
  save,
  onClose,
  children,
}: DiscountDialogProps<Input>) => {
  const [wrong, setWrong] = useState<() => string>();
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
  return (
    <Dialog open onClose={onClose} title={title} closable wide>
      <form key={revision} onSubmit={submit} noValidate className="grid gap-4 desktop:grid-cols-2">
        {children}
        {(wrong || change.error) && (
          <div role="alert" className="col-span-full">
            <Note tone="danger">{wrong ? wrong() : sentenceOf(change.error)}</Note>
          </div>
        )}
        <Button type="submit" pending={change.isPending} className="col-span-full">
          {m.staff_save()}
        </Button>
      </form>
    </Dialog>
  );
};
