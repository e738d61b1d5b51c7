import { questionTopics } from '@balsam/domain/support';
import { type FormEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { orderName } from '#shared/orders/order-status-style.ts';
import { PicturePreview, PictureInput } from '#shared/support/picture-input.tsx';
import type { Ticket } from '#shared/support/api-types.ts';
import { topicLabels } from '#shared/support/ticket-state-style.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { Skeleton } from '#shared/ui/states.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { useDraft } from '#shared/ui/use-draft.ts';
import {
  type Draft,
  emptyDraft,
  type RequiredField,
  missingFields,
  useOpenTicket,
  useOrderOptions,
} from './new-ticket.ts';

type SectionProps = {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  readonly errorOf: (part: RequiredField) => string | undefined;
};

type Orders = ReturnType<typeof useOrderOptions>['orders'];

const About = ({
  draft,
  change,
  errorOf,
  orders,
  isPending,
}: SectionProps & { orders: Orders; isPending: boolean }) => (
  <>
    <SelectField
      label={m.pharmacy_support_topic()}
      placeholder={m.pharmacy_support_topic_choose()}
      options={questionTopics.map((topic) => ({ value: topic, label: topicLabels[topic]() }))}
      value={draft.topic}
      error={errorOf('topic')}
      onChange={({ currentTarget }) =>
        change({ topic: questionTopics.find((one) => one === currentTarget.value) ?? '' })
      }
    />
    {isPending && <Skeleton className="h-21 rounded-md" />}
    {orders.length > 0 && (
      <SelectField
        label={m.pharmacy_support_order()}
        placeholder={m.pharmacy_support_order_none()}
        options={orders.map((order) => ({ value: String(order.id), label: orderName(order) }))}
        value={draft.order}
        onChange={({ currentTarget }) => change({ order: currentTarget.value })}
      />
    )}
  </>
);

const Words = ({ draft, change, errorOf }: SectionProps) => (
  <>
    <TextField
      label={m.pharmacy_support_subject()}
      dir="auto"
      maxLength={120}
      value={draft.subject}
      error={errorOf('subject')}
      onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
    />
    <TextArea
      label={m.pharmacy_support_text()}
      dir="auto"
      maxLength={2000}
      value={draft.text}
      error={errorOf('text')}
      onChange={({ currentTarget }) => change({ text: currentTarget.value })}
    />
  </>
);

type PictureProps = { readonly picture: File | undefined; readonly onChange: (picture: File | undefined) => void };

const Picture = ({ picture, onChange }: PictureProps) => (
  <fieldset className="flex flex-col gap-1.5">
    <legend className="mb-1.5">{m.pharmacy_support_picture_optional()}</legend>
    {picture ? (
      <PicturePreview picture={picture} onRemove={() => onChange(undefined)} />
    ) : (
      <PictureInput withLabel onChoose={onChange} />
    )}
  </fieldset>
);

type FormProps = { readonly order?: number | undefined; readonly onDone: (ticket: Ticket) => void };

const NewTicketForm = ({ order, onDone }: FormProps) => {
  const { draft, change, clear } = useDraft<Draft>(`question ${order ?? ''}`, {
    ...emptyDraft,
    ...(order !== undefined && { order: String(order), topic: 'order' as const }),
  });
  const [picture, setPicture] = useState<File>();
  const [isSubmitted, setSubmitted] = useState(false);
  const openTicket = useOpenTicket((ticket) => {
    clear();
    onDone(ticket);
  });
  const { orders, isGone, isPending } = useOrderOptions(order);
  const missing = missingFields(draft, picture);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    const { topic } = draft;
    const about = isGone && draft.order === String(order) ? '' : draft.order;
    if (missing.length === 0 && topic !== '' && !openTicket.isPending)
      openTicket.mutate({ ...draft, topic, order: about, picture });
  };
  const errorOf = (part: RequiredField) =>
    isSubmitted && missing.includes(part) ? m.pharmacy_support_required() : undefined;
  const parts = { draft, change, errorOf };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <About {...parts} orders={orders} isPending={isPending} />
      <Words {...parts} />
      <Picture picture={picture} onChange={setPicture} />
      <Button type="submit" pending={openTicket.isPending}>
        {m.pharmacy_support_ask()}
      </Button>
    </form>
  );
};

type DialogProps = FormProps & { readonly onClose: () => void };

/** A new question: what it is about, in a few words and at length, with a picture if one helps. */
const NewTicketDialog = ({ order, onClose, onDone }: DialogProps) => (
  <Dialog open onClose={onClose} closable wide title={m.pharmacy_support_new()}>
    <NewTicketForm order={order} onDone={onDone} />
  </Dialog>
);

export default NewTicketDialog;
