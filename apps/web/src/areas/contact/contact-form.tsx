import { writtenText } from '@balsam/domain/text';
import { contactRules, contactTopics, type ContactTopic } from '@balsam/domain/support';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { ensureGuestId } from '#shared/api/guest-id.ts';
import { asOneIntent } from '#shared/api/intent-key.ts';
import { serverErrorOf } from '#shared/api/server-error.ts';
import { useSession } from '#shared/api/session.ts';
import { Button } from '#shared/ui/button.tsx';
import { type FieldErrors, focusFirstError } from '#shared/ui/form.ts';
import { FormError } from '#shared/ui/form-error.tsx';
import { nameOf } from '#shared/ui/person-name.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { useDraft } from '#shared/ui/use-draft.ts';
import type { ContactMessage } from './api-types.ts';
import { type Draft, validateMessage } from './validate-message.ts';

/** What was sent: the number of its ticket, and where it is answered. */
export type Sent = { readonly id: number; readonly contact: string };

const topicLabels: Readonly<Record<ContactTopic, () => string>> = {
  appointment: m.contact_topic_appointment,
  payment: m.contact_topic_payment,
  order: m.contact_topic_order,
  account: m.contact_topic_account,
  complaint: m.contact_topic_complaint,
  other: m.contact_topic_other,
};

const useSendMessage = (onSent: (sent: Sent) => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (message: ContactMessage) => {
      // Without a name of its own a guest's repetition would be a second ticket.
      ensureGuestId();
      return asOneIntent('contact', message, (body, idempotencyKey) =>
        api.support.contact({ body, idempotencyKey, quiet: true }),
      );
    },
    onSuccess: ({ id }, { contact }) => onSent({ id, contact }),
    onSettled: () => client.invalidateQueries({ queryKey: ['support'] }),
  });
};

type FieldsProps = {
  readonly draft: Draft;
  readonly onChange: (part: Partial<Draft>) => void;
  readonly errorOf: (field: keyof Draft) => string | undefined;
};

/** Who writes; somebody with a log-in finds it filled in. */
const Who = ({ draft, onChange, errorOf }: FieldsProps) => (
  <>
    <TextField
      name="name"
      label={m.contact_name()}
      dir="auto"
      autoComplete="name"
      maxLength={contactRules.nameLongest}
      value={draft.name}
      onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      error={errorOf('name')}
    />
    <TextField
      name="contact"
      label={m.contact_way()}
      hint={m.contact_way_hint()}
      ltr
      spellCheck={false}
      autoCapitalize="off"
      maxLength={contactRules.contactLongest}
      value={draft.contact}
      onChange={({ currentTarget }) => onChange({ contact: currentTarget.value })}
      error={errorOf('contact')}
    />
  </>
);

const What = ({ draft, onChange, errorOf }: FieldsProps) => (
  <>
    <SelectField
      name="topic"
      label={m.contact_topic()}
      placeholder={m.contact_topic_choose()}
      options={contactTopics.map((topic) => ({ value: topic, label: topicLabels[topic]() }))}
      value={draft.topic}
      onChange={({ currentTarget }) => onChange({ topic: currentTarget.value })}
      error={errorOf('topic')}
    />
    <TextArea
      name="text"
      label={m.contact_text()}
      dir="auto"
      rows={5}
      maxLength={contactRules.textLongest}
      value={draft.text}
      onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
      error={errorOf('text')}
    />
  </>
);

const trimmed = ({ name, contact, topic, text }: Draft): Draft => ({
  name: writtenText(name),
  contact: contact.trim(),
  topic,
  text: writtenText(text),
});

/** A message to the hospital. */
export const ContactForm = ({ onSent }: { onSent: (sent: Sent) => void }) => {
  const [errors, setErrors] = useState<FieldErrors<keyof Draft>>({});
  const user = useSession()?.user;
  const { draft, change, clear } = useDraft<Draft>('contact', {
    name: nameOf(user, 'full'),
    contact: user?.phone_number ?? user?.email_address ?? '',
    topic: '',
    text: '',
  });
  const send = useSendMessage((sent) => {
    clear();
    onSent(sent);
  });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (send.isPending) return;
    const message = trimmed(draft);
    const found = validateMessage(message);
    setErrors(found);
    send.reset();
    const topic = contactTopics.find((one) => one === message.topic);
    if (focusFirstError(event.currentTarget, found) && topic) send.mutate({ ...message, topic });
  };
  const fields = {
    draft,
    onChange: change,
    errorOf: (field: keyof Draft) => errors[field]?.() ?? serverErrorOf(send.error, field),
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Who {...fields} />
      <What {...fields} />
      <FormError icon={CircleAlert} error={send.error} />
      <Button type="submit" size="lg" wide pending={send.isPending}>
        {m.contact_send()}
      </Button>
    </form>
  );
};
