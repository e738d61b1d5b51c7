import { isBlank } from '@balsam/domain/text';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { IconButton } from '#shared/ui/button.tsx';
import { useDraft } from '#shared/ui/use-draft.ts';
import { PictureInput, PicturePreview } from './picture-input.tsx';

const longest = 2000;

type ComposerProps = {
  /** Which talk it is: what was typed and not sent is kept for it. */
  readonly talk: string;
  /** How many pictures a message has at most. */
  readonly most: number;
  readonly words: { readonly write: string; readonly send: string };
  readonly onSend: (text: string, pictures: readonly File[]) => void;
};

/** Where a message is written, with its pictures: Enter sends it, Shift and Enter begin a line. */
export const Composer = ({ talk, most, words, onSend }: ComposerProps) => {
  const id = useId();
  const {
    draft: { text },
    change,
    clear,
  } = useDraft(`message of ${talk}`, { text: '' });
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const isEmpty = isBlank(text) && pictures.length === 0;
  const send = (): void => {
    if (isEmpty) return;
    onSend(text.trim(), pictures);
    clear();
    setPictures([]);
  };
  const press = (event: KeyboardEvent): void => {
    // The Enter that ends a word of an input method is not meant for us.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className="flex w-full flex-col gap-2">
      {pictures.map((picture) => (
        <PicturePreview
          key={`${picture.name} ${picture.lastModified} ${picture.size}`}
          picture={picture}
          onRemove={() => setPictures((before) => before.filter((each) => each !== picture))}
        />
      ))}
      <div className="flex w-full items-end gap-1">
        {pictures.length < most && (
          <PictureInput onChoose={(picture) => setPictures((before) => [...before, picture])} />
        )}
        <label htmlFor={id} className="sr-only">
          {words.write}
        </label>
        <textarea
          id={id}
          dir="auto"
          rows={1}
          maxLength={longest}
          enterKeyHint="send"
          value={text}
          placeholder={words.write}
          onChange={({ currentTarget }) => change({ text: currentTarget.value })}
          onKeyDown={press}
          className="field-box field-sizing-content max-h-40 min-w-0 flex-1 resize-none py-2.5"
        />
        <IconButton
          icon={SendHorizontal}
          mirrored
          label={words.send}
          disabled={isEmpty}
          className="mb-1"
          onClick={send}
        />
      </div>
    </div>
  );
};
