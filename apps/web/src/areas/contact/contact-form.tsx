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
import { type FieldErrors, focusFirstError, textValue } from '#shared/ui/form.ts';
import { FormError } from '#shared/ui/form-error.tsx';
import { nameOf } from '#shared/ui/person-name.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
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

const draftIn = (form: HTMLFormElement): Draft => ({
  name: textValue(form, 'name'),
  contact: textValue(form, 'contact'),
  topic: textValue(form, 'topic'),
  text: textValue(form, 'text'),
});

type FieldsProps = { readonly errorOf: (field: keyof Draft) => string | undefined };

/** Who writes; somebody with a log-in finds it filled in. */
const Who = ({ errorOf }: FieldsProps) => {
  const user = useSession()?.user;
  return (
    <>
      <TextField
        name="name"
        label={m.contact_name()}
        dir="auto"
        autoComplete="name"
        maxLength={contactRules.nameLongest}
        defaultValue={nameOf(user, 'full')}
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
        defaultValue={user?.phone_number ?? user?.email_address ?? ''}
        error={errorOf('contact')}
      />
    </>
  );
};

const What = ({ errorOf }: FieldsProps) => (
  <>
    <SelectField
      name="topic"
      label={m.contact_topic()}
      placeholder={m.contact_topic_choose()}
      options={contactTopics.map((topic) => ({ value: topic, label: topicLabels[topic]() }))}
      error={errorOf('topic')}
    />
    <TextArea
      name="text"
      label={m.contact_text()}
      dir="auto"
      rows={5}
      maxLength={contactRules.textLongest}
      error={errorOf('text')}
    />
  </>
);

/** A message to the hospital. */
export const ContactForm = ({ onSent }: { onSent: (sent: Sent) => void }) => {
  const [errors, setErrors] = useState<FieldErrors<keyof Draft>>({});
  const send = useSendMessage(onSent);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (send.isPending) return;
    const form = event.currentTarget;
    const draft = draftIn(form);
    const found = validateMessage(draft);
    setErrors(found);
    send.reset();
    const topic = contactTopics.find((one) => one === draft.topic);
    if (focusFirstError(form, found) && topic) send.mutate({ ...draft, topic });
  };
  const errorOf = (field: keyof Draft) => errors[field]?.() ?? serverErrorOf(send.error, field);
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Who errorOf={errorOf} />
      <What errorOf={errorOf} />
      <FormError icon={CircleAlert} error={send.error} />
      <Button type="submit" size="lg" wide pending={send.isPending}>
        {m.contact_send()}
      </Button>
    </form>
  );
};
