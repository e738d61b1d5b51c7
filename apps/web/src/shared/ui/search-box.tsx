import { Search, X } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { IconButton } from './button.tsx';
import { TextField } from './text-field.tsx';
import { useDebounced } from './use-debounced.ts';

type SearchBoxProps = {
  /** What is looked for; read out, and shown while the box is empty. */
  readonly label: string;
  readonly initial: string;
  /** Hears the trimmed text, nothing when it is empty. */
  readonly onSearch: (text: string | undefined) => void;
  /** What stands behind the cross, such as the key to all filters. */
  readonly end?: ReactNode;
};

/** Looks while somebody types, once the typing has rested (S9.02); at once on Enter and when it is cleared. */
export const SearchBox = ({ label, initial, onSearch, end }: SearchBoxProps) => {
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
    <search className="w-full">
      <form noValidate onSubmit={submit}>
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
          end={
            <span className="-me-2 flex">
              {text !== '' && <IconButton icon={X} label={m.shell_search_clear()} onClick={clear} />}
              {end}
            </span>
          }
        />
      </form>
    </search>
  );
};
