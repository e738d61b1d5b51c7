import { ticketTopics } from '@balsam/domain/support';
import { type FormEvent, useId, useState } from 'react';
import * as m from '../../../paraglide/messages.js';
import { orderName } from '../../../shared/orders/order-status-style.ts';
import { ChosenPicture, PictureChoice } from '../../../shared/support/picture-choice.tsx';
import type { Ticket } from '../../../shared/support/api-types.ts';
import { topicWords } from '../../../shared/support/words.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import { Skeleton } from '../../../shared/ui/states.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { type Draft, emptyDraft, type Missing, missingIn, useAsking, useOrdersToAskAbout } from './new-ticket.ts';

type PartProps = {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  readonly faultOf: (part: Missing) => string | undefined;
};

type Orders = ReturnType<typeof useOrdersToAskAbout>['orders'];

const About = ({ draft, change, faultOf, orders, isPending }: PartProps & { orders: Orders; isPending: boolean }) => (
  <>
    <SelectField
      label={m.pharmacy_support_topic()}
      placeholder={m.pharmacy_support_topic_choose()}
      options={ticketTopics.map((topic) => ({ value: topic, label: topicWords[topic]() }))}
      value={draft.topic}
      error={faultOf('topic')}
      onChange={({ currentTarget }) => change({ topic: ticketTopics.find((one) => one === currentTarget.value) ?? '' })}
    />
    {isPending && <Skeleton className="h-21 rounded-md" />}
    {orders.length > 0 && (
      <SelectField
        label={m.pharmacy_support_order()}
        placeholder={m.pharmacy_support_order_none()}
        options={orders.map((order) => ({ value: String(order.ID), label: orderName(order) }))}
        value={draft.order}
        onChange={({ currentTarget }) => change({ order: currentTarget.value })}
      />
    )}
  </>
);

const Words = ({ draft, change, faultOf }: PartProps) => (
  <>
    <TextField
      label={m.pharmacy_support_subject()}
      dir="auto"
      maxLength={120}
      value={draft.subject}
      error={faultOf('subject')}
      onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
    />
    <TextArea
      label={m.pharmacy_support_text()}
      dir="auto"
      maxLength={2000}
      value={draft.text}
      error={faultOf('text')}
      onChange={({ currentTarget }) => change({ text: currentTarget.value })}
    />
  </>
);

const Picture = ({ draft: { picture }, change }: Omit<PartProps, 'faultOf'>) => (
  <fieldset className="flex flex-col gap-1.5">
    <legend className="mb-1.5">{m.pharmacy_support_picture_optional()}</legend>
    {picture ? (
      <ChosenPicture picture={picture} onRemove={() => change({ picture: undefined })} />
    ) : (
      <PictureChoice inWords onChoose={(chosen) => change({ picture: chosen })} />
    )}
  </fieldset>
);

type DialogProps = {
  readonly order?: number | undefined;
  readonly onClose: () => void;
  readonly onDone: (ticket: Ticket) => void;
};

/** A new question: what it is about, in a few words and at length, with a picture if one helps. */
const NewTicketDialog = ({ order, onClose, onDone }: DialogProps) => {
  const form = useId();
  const [draft, setDraft] = useState<Draft>({
    ...emptyDraft,
    ...(order !== undefined && { order: String(order), topic: 'order' as const }),
  });
  const [isTried, setTried] = useState(false);
  const asking = useAsking(onDone);
  const { orders, isGone, isPending } = useOrdersToAskAbout(order);
  const missing = missingIn(draft);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    const { topic } = draft;
    const about = isGone && draft.order === String(order) ? '' : draft.order;
    if (missing.length === 0 && topic !== '' && !asking.isPending) asking.mutate({ ...draft, topic, order: about });
  };
  const change = (part: Partial<Draft>): void => setDraft((before) => ({ ...before, ...part }));
  const faultOf = (part: Missing) => (isTried && missing.includes(part) ? m.pharmacy_support_required() : undefined);
  const parts = { draft, change, faultOf };
  return (
    <Dialog
      open
      onClose={onClose}
      closable
      wide
      title={m.pharmacy_support_new()}
      actions={
        <Button type="submit" form={form} pending={asking.isPending}>
          {m.pharmacy_support_ask()}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <About {...parts} orders={orders} isPending={isPending} />
        <Words {...parts} />
        <Picture draft={draft} change={change} />
      </form>
    </Dialog>
  );
};

export default NewTicketDialog;
