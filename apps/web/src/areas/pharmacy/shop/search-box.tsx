/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- the platform has no list that is searched on the server */
import { useNavigate } from '@tanstack/react-router';
import { Search, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { money } from '#shared/format/index.ts';
import { IconButton } from '#shared/ui/button.tsx';
import { cx } from '#shared/ui/class-names.ts';
import { ProductName } from '#shared/pharmacy/product-name.tsx';
import { ProductPicture } from '#shared/ui/product-picture.tsx';
import { useSuggestions } from './queries.ts';
import type { Product } from './api-types.ts';

type SearchBoxProps = {
  readonly initial: string;
  readonly onSearch: (text: string | undefined) => void;
};

const nowhere = -1;

/** What the box knows: the words, whether its list is open, and which row the arrows are on. */
const useSearchBox = ({ initial, onSearch }: SearchBoxProps) => {
  const navigate = useNavigate();
  const [text, setText] = useState(initial);
  const [before, setBefore] = useState(initial);
  // The words of the address changed from elsewhere: the box follows, and keeps the focus that a new box would lose.
  if (initial !== before) {
    setBefore(initial);
    setText(initial);
  }
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(nowhere);
  const typed = text.trim();
  const { data } = useSuggestions(isOpen ? typed : '');
  const rows = isOpen && typed.length >= 2 ? (data?.items ?? []) : [];
  const shut = (): void => {
    setOpen(false);
    setAt(nowhere);
  };
  const type = (value: string): void => {
    setText(value);
    setOpen(true);
    setAt(nowhere);
  };
  const visit = ({ id }: Product): void => {
    shut();
    void navigate({ to: '/pharmacy/products/$id', params: { id: String(id) } });
  };
  const look = (): void => {
    shut();
    onSearch(typed || undefined);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const row = rows[at];
    if (row) visit(row);
    else look();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') shut();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || rows.length === 0) return;
    event.preventDefault();
    setAt(Math.min(Math.max(at + step, nowhere), rows.length - 1));
  };
  const clear = (): void => {
    setText('');
    shut();
    onSearch(undefined);
  };
  return { text, rows, at, type, visit, submit, press, clear, shut };
};

/** A medicine, a product, a complaint or a barcode, with what it may lead to while it is typed. */
export const SearchBox = (props: SearchBoxProps) => {
  const list = useId();
  const box = useSearchBox(props);
  const isOpen = box.rows.length > 0;
  return (
    <search className="min-w-0 flex-1 basis-36">
      <form noValidate onSubmit={box.submit} className="desktop:relative">
        <div className="field-box flex items-center gap-2.5">
          <Search aria-hidden size={20} className="shrink-0 text-muted" />
          <input
            role="combobox"
            aria-label={m.pharmacy_search_label()}
            aria-expanded={isOpen}
            aria-controls={isOpen ? list : undefined}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && box.at >= 0 ? `${list}-${box.at}` : undefined}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
            placeholder={m.pharmacy_search_label()}
            value={box.text}
            onChange={(event) => box.type(event.currentTarget.value)}
            onKeyDown={box.press}
            onBlur={box.shut}
            className="h-12.5 min-w-0 flex-1 bg-transparent text-ellipsis outline-none placeholder:text-muted"
          />
          {box.text !== '' && (
            <span className="-me-2 flex">
              <IconButton icon={X} label={m.shell_search_clear()} onClick={box.clear} />
            </span>
          )}
        </div>
        {isOpen && <Suggestions id={list} rows={box.rows} at={box.at} onChoose={box.visit} />}
      </form>
    </search>
  );
};

type SuggestionsProps = {
  readonly id: string;
  readonly rows: readonly Product[];
  readonly at: number;
  readonly onChoose: (product: Product) => void;
};

const Suggestions = ({ id, rows, at, onChoose }: SuggestionsProps) => (
  <ul
    id={id}
    role="listbox"
    aria-label={m.pharmacy_suggestions()}
    className="absolute inset-x-0 top-full z-30 mt-1 max-h-96 overflow-y-auto rounded-md border border-line bg-surface p-1 shadow-2"
  >
    {rows.map((product, place) => (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are heard by the box that keeps the focus
      <li
        key={product.id}
        id={`${id}-${place}`}
        role="option"
        aria-selected={place === at}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onChoose(product)}
        className={cx(
          'flex min-h-14 cursor-pointer items-center gap-3 rounded-sm px-2 py-1',
          place === at && 'bg-accent-soft text-accent-soft-text',
        )}
      >
        <ProductPicture product={product} className="size-12 shrink-0 rounded-sm p-1" />
        <span className="min-w-0 flex-1 wrap-anywhere">
          <ProductName product={product} />
        </span>
        <span className="shrink-0 text-small font-bold">{money(product.price)}</span>
      </li>
    ))}
  </ul>
);
