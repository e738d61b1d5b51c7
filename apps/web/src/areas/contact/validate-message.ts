import { contactTopics, contactWayOf } from '@balsam/domain/support';
import * as m from '#paraglide/messages.js';
import type { FieldErrors } from '#shared/ui/form.ts';

export type Draft = Readonly<Record<'name' | 'contact' | 'topic' | 'text', string>>;

const contactError = (typed: string): (() => string) | undefined => {
  if (typed === '') return m.contact_way_required;
  return contactWayOf(typed) === undefined ? m.contact_way_wrong : undefined;
};

/** What is wrong with a message, in the order of the screen. */
export const validateMessage = ({ name, contact, topic, text }: Draft): FieldErrors<keyof Draft> => ({
  name: name === '' ? m.contact_name_required : undefined,
  contact: contactError(contact),
  topic: contactTopics.some((one) => one === topic) ? undefined : m.contact_topic_required,
  text: text === '' ? m.contact_text_required : undefined,
});
