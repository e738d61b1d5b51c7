import { isBlank } from '@balsam/domain/text';
import { feedbackTopics, type FeedbackTopic } from '@balsam/domain/support';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { asOneIntent } from '#shared/api/intent-key.ts';
import { useSession } from '#shared/api/session.ts';
import { upload } from '#shared/api/upload.ts';
import type { Ticket } from '#shared/support/api-types.ts';
import { PictureInput, PicturePreview } from '#shared/support/picture-input.tsx';
import { topicLabels } from '#shared/support/ticket-state-style.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { useDraft } from '#shared/ui/use-draft.ts';

const longestText = 2000;

type Draft = { readonly topic: FeedbackTopic | ''; readonly text: string };
type Feedback = { readonly topic: FeedbackTopic; readonly text: string; readonly picture: File | undefined };

/** Sends the picture once, then tells it, once however often the button is pressed. */
const useSendFeedback = (onSent: (ticket: Ticket) => void) => {
  const client = useQueryClient();
  const personId = useSession()?.user.id ?? 0;
  const [sent, setSent] = useState<{ readonly picture: File; readonly id: string }>();
  const fileOf = async (picture: File | undefined): Promise<string | undefined> => {
    if (!picture) return undefined;
    if (sent?.picture === picture) return sent.id;
    const { id } = await upload({ fields: { patient_id: String(personId), kind: 'ticket' }, file: picture });
    setSent({ picture, id });
    return id;
  };
  return useMutation({
    mutationFn: async ({ topic, text, picture }: Feedback) => {
      const file = await fileOf(picture);
      const body = { topic, text: text.trim(), ...(file !== undefined && { file_id: file }) };
      return asOneIntent('feedback', body, (told, idempotencyKey) =>
        api.support.feedback({ body: told, idempotencyKey, quiet: true }),
      );
    },
    onSuccess: onSent,
    onSettled: () => client.invalidateQueries({ queryKey: ['support'] }),
  });
};

const empty: Draft = { topic: '', text: '' };

/** What was good, bad or could be better, with a picture if one helps. */
export const FeedbackForm = ({ onSent }: { readonly onSent: (ticket: Ticket) => void }) => {
  const { draft, change, clear } = useDraft('feedback', empty);
  const [picture, setPicture] = useState<File>();
  const [isTried, setTried] = useState(false);
  const send = useSendFeedback((ticket) => {
    clear();
    onSent(ticket);
  });
  const { topic, text } = draft;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (topic !== '' && !isBlank(text) && !send.isPending) send.mutate({ topic, text, picture });
  };
  return (
    <Card as="section">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <SelectField
          label={m.reviews_feedback_topic()}
          placeholder={m.contact_topic_choose()}
          options={feedbackTopics.map((each) => ({ value: each, label: topicLabels[each]() }))}
          value={topic}
          error={isTried && topic === '' ? m.pharmacy_support_required() : undefined}
          onChange={({ currentTarget }) =>
            change({ topic: feedbackTopics.find((each) => each === currentTarget.value) ?? '' })
          }
        />
        <TextArea
          label={m.reviews_feedback_text()}
          hint={m.reviews_feedback_hint()}
          dir="auto"
          rows={5}
          maxLength={longestText}
          value={text}
          error={isTried && isBlank(text) ? m.call_feedback_required() : undefined}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
        />
        <fieldset className="flex flex-col gap-1.5">
          <legend className="mb-1.5">{m.pharmacy_support_picture_optional()}</legend>
          {picture ? (
            <PicturePreview picture={picture} onRemove={() => setPicture(undefined)} />
          ) : (
            <PictureInput withLabel onChoose={setPicture} />
          )}
        </fieldset>
        <FormError icon={CircleAlert} error={send.error} />
        <Button type="submit" icon={Send} size="lg" pending={send.isPending} className="self-start max-desktop:w-full">
          {m.reviews_feedback_send()}
        </Button>
      </form>
    </Card>
  );
};
