import { Search, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import * as m from '../../paraglide/messages.js';
import { IconButton } from '../../shared/ui/button.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { useDebounced } from '../../shared/ui/use-debounced.ts';

type SearchBoxProps = { readonly initial: string; readonly onSearch: (text: string) => void };

/** Looks for the number of an order or a phone, a second after the last letter (S9.02). */
export const SearchBox = ({ initial, onSearch }: SearchBoxProps) => {
  const [text, setText] = useState(initial);
  const look = useDebounced((typed: string) => onSearch(typed.trim()));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    look.now(text);
  };
  const clear = (): void => {
    setText('');
    look.now('');
  };
  return (
    <search className="w-full">
      <form onSubmit={submit}>
        <TextField
          label={m.rider_search()}
          labelHidden
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={80}
          icon={Search}
          placeholder={m.rider_search()}
          value={text}
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            look.later(value);
          }}
          end={text !== '' && <IconButton icon={X} label={m.rider_search_clear()} onClick={clear} className="-me-2" />}
        />
      </form>
    </search>
  );
};
