import { Search, SlidersHorizontal, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import * as m from '../../../../paraglide/messages.js';
import { IconButton } from '../../../../shared/ui/button.tsx';
import { TextField } from '../../../../shared/ui/text-field.tsx';
import { useDebounced } from '../../../../shared/ui/use-debounced.ts';

type SearchBoxProps = {
  readonly initial: string;
  readonly onSearch: (text: string | undefined) => void;
  /** Opens all filters at once; on phones only. */
  readonly onFilters: () => void;
};

/** A doctor, a speciality or a complaint, as a person types it. */
export const SearchBox = ({ initial, onSearch, onFilters }: SearchBoxProps) => {
  const [text, setText] = useState(initial);
  const look = useDebounced((typed: string) => onSearch(typed.trim() || undefined));
  const type = (typed: string): void => {
    setText(typed);
    look.later(typed);
  };
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
          label={m.booking_search_label()}
          labelHidden
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={80}
          icon={Search}
          placeholder={m.booking_search_label()}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          end={
            <span className="-me-2 flex">
              {text !== '' && <IconButton icon={X} label={m.booking_clear_search()} onClick={clear} />}
              <IconButton
                icon={SlidersHorizontal}
                label={m.booking_all_filters()}
                onClick={onFilters}
                className="desk:hidden"
              />
            </span>
          }
        />
      </form>
    </search>
  );
};
