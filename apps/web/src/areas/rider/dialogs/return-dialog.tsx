import { PackageX, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Note } from '#shared/ui/note.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { useUnsaved } from '#shared/ui/unsaved.ts';
import { PhotoField, type Taken } from '../proof/photo-field.tsx';
import { reasonText, returnReasons } from './return-reasons.ts';
import { reasonSentence } from '../model/sentences.ts';
import { stepOf } from '../model/step.ts';
import { removeStep } from '../steps/steps.ts';
import { useSubmit } from '../steps/use-steps.ts';
import type { RiderOrder } from '../model/api-types.ts';
import { orderName } from '../model/order-texts.ts';

const longestWords = 400;

/** What the form holds, and what it still lacks once it was tried: a reason and a photo. */
const useForm = () => {
  const [code, setCode] = useState('');
  const [comment, setComment] = useState('');
  const [photo, setPhoto] = useState<Taken>();
  const [isPreparing, setPreparing] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const reason = reasonText(code, comment);
  return {
    code,
    setCode,
    comment,
    setComment,
    photo,
    setPhoto,
    isPreparing,
    setPreparing,
    request: reason !== undefined && photo ? { reason, photo: photo.blob } : undefined,
    codeFault: isSubmitted && code === '' ? m.rider_return_reason_missing() : undefined,
    wordsFault: isSubmitted && code !== '' && reason === undefined ? m.rider_return_reason_missing() : undefined,
    photoFault: isSubmitted && !photo ? m.rider_photo_missing() : undefined,
    markTried: () => setSubmitted(true),
  };
};

type Form = ReturnType<typeof useForm>;

const Fields = ({ form }: { form: Form }) => (
  <>
    <SelectField
      label={m.rider_return_reason()}
      placeholder={m.rider_return_choose()}
      options={returnReasons.map(({ code, word }) => ({ value: code, label: word() }))}
      value={form.code}
      onChange={({ currentTarget: { value } }) => form.setCode(value)}
      error={form.codeFault}
    />
    <TextArea
      label={m.rider_return_words()}
      maxLength={longestWords}
      rows={2}
      value={form.comment}
      onChange={({ currentTarget: { value } }) => form.setComment(value)}
      error={form.wordsFault}
    />
    <PhotoField
      label={m.rider_proof_photo_return()}
      value={form.photo}
      onChange={form.setPhoto}
      onPreparing={form.setPreparing}
      error={form.photoFault}
    />
  </>
);

/** Stands beside both steps: the question that follows the fields would lose what they held as well. */
const AskBeforeClosing = ({ form }: { form: Form }) => {
  useUnsaved(form.comment.trim() !== '' || form.photo !== undefined, () => undefined);
  return null;
};

/** Sends the return; a refusal stays in sight and may be tried again. */
const useReturning = (order: RiderOrder, onClose: () => void) => {
  const submit = useSubmit();
  const [pending, setPending] = useState(false);
  const [serverError, setServerError] = useState<string>();
  const send = async ({ reason, photo }: { reason: string; photo: Blob }): Promise<void> => {
    setPending(true);
    const step = stepOf(order.id, { kind: 'move', body: { status: 'returned', reason } }, [
      { as: 'photo', blob: photo },
    ]);
    const outcome = await submit(step);
    setPending(false);
    if (outcome.kind !== 'refused') return onClose();
    void removeStep(step.id);
    setServerError(reasonSentence(outcome.error));
  };
  return { pending, serverError, send };
};

type ReturnProps = {
  readonly order: RiderOrder;
  /** Stands in its place once the order cannot be returned any more. */
  readonly ended: ReactNode;
  readonly onClose: () => void;
};

/** Brings an order back to the pharmacy: reason, photo, and the question whether that is so, as it is final (S4.14). */
export const ReturnDialog = ({ order, ended, onClose }: ReturnProps) => {
  const form = useForm();
  const [isConfirming, setConfirming] = useState(false);
  const { pending, serverError, send } = useReturning(order, onClose);
  const goOn = (): void => {
    form.markTried();
    if (form.request) setConfirming(true);
  };
  const confirm = (): void => {
    if (form.request && !pending) void send(form.request);
  };
  if (ended && !pending) return ended;
  return (
    <Dialog
      open
      closable
      onClose={() => !pending && onClose()}
      icon={PackageX}
      tone="danger"
      title={
        isConfirming
          ? m.rider_return_sure({ order: orderName(order) })
          : m.rider_return_title({ order: orderName(order) })
      }
      actions={
        <>
          <Button
            variant="danger"
            size="lg"
            pending={pending || form.isPreparing}
            onClick={isConfirming ? confirm : goOn}
          >
            {isConfirming ? m.rider_return_yes() : m.rider_return_next()}
          </Button>
          <Button
            variant="outline"
            size="lg"
            disabled={pending}
            onClick={isConfirming ? () => setConfirming(false) : onClose}
          >
            {isConfirming ? m.rider_back() : m.rider_not_now()}
          </Button>
        </>
      }
    >
      <AskBeforeClosing form={form} />
      <Note tone="danger" icon={TriangleAlert}>
        {m.rider_return_final()}
      </Note>
      {serverError !== undefined && (
        <div role="alert">
          <Note tone="warning">{serverError}</Note>
        </div>
      )}
      {isConfirming ? <p className="text-text-2">{form.request?.reason}</p> : <Fields form={form} />}
    </Dialog>
  );
};
