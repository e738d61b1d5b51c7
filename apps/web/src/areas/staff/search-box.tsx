import { Search, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import * as m from '../../paraglide/messages.js';
import { IconButton } from '../../shared/ui/button.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { useDebounced } from '../../shared/ui/use-debounced.ts';

type SearchBoxProps = {
  readonly label: string;
  readonly initial: string;
  readonly onSearch: (text: string | undefined) => void;
};

/** Looks while somebody types, a moment after the last letter. */
export const SearchBox = ({ label, initial, onSearch }: SearchBoxProps) => {
  const [text, setText] = useState(initial);
  const look = useDebounced((typed: string) => onSearch(typed.trim() || undefined));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    look.now(text);
  };
  const clear = (): void => {
    setText('');
    look.now('');
  };
  return (
    <search>
      <form onSubmit={submit}>
        <TextField
          label={label}
          labelHidden
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={80}
          icon={Search}
          placeholder={label}
          value={text}
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            look.later(value);
          }}
          end={text !== '' && <IconButton icon={X} label={m.staff_search_clear()} onClick={clear} className="-me-2" />}
        />
      </form>
    </search>
  );
};
