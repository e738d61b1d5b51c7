import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { IconButton } from '#shared/ui/button.tsx';
import { PicturePreview, PictureInput } from './picture-input.tsx';

const longest = 2000;

type ComposerProps = { readonly onSend: (text: string, picture: File | undefined) => void };

/** Where a message is written: Enter sends it, Shift and Enter begin a line. */
export const Composer = ({ onSend }: ComposerProps) => {
  const id = useId();
  const [text, setText] = useState('');
  const [picture, setPicture] = useState<File>();
  const isEmpty = text.trim() === '' && !picture;
  const send = (): void => {
    if (isEmpty) return;
    onSend(text.trim(), picture);
    setText('');
    setPicture(undefined);
  };
  const press = (event: KeyboardEvent): void => {
    // The Enter that ends a word of an input method is not meant for us.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className="flex w-full flex-col gap-2">
      {picture && <PicturePreview picture={picture} onRemove={() => setPicture(undefined)} />}
      <div className="flex w-full items-end gap-1">
        <PictureInput onChoose={setPicture} />
        <label htmlFor={id} className="sr-only">
          {m.pharmacy_support_write()}
        </label>
        <textarea
          id={id}
          dir="auto"
          rows={1}
          maxLength={longest}
          enterKeyHint="send"
          value={text}
          placeholder={m.pharmacy_support_write()}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={press}
          className="field-box field-sizing-content max-h-40 min-w-0 flex-1 resize-none py-2.5"
        />
        <IconButton
          icon={SendHorizontal}
          mirrored
          label={m.pharmacy_support_send()}
          disabled={isEmpty}
          className="mb-1"
          onClick={send}
        />
      </div>
    </div>
  );
};
