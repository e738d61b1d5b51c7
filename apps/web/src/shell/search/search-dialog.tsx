import { Search, SearchX, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';
import { Button, IconButton } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { RowList } from './row-list.tsx';
import { useSearch } from './use-search.ts';

type State = ReturnType<typeof useSearch>;

const Hint = ({ text }: { readonly text: string }) => (
  <p className="flex items-center gap-3 py-6 text-text-2">
    <SearchX aria-hidden size={22} className="shrink-0" />
    {text}
  </p>
);

type BelowProps = { readonly state: State; readonly list: string; readonly onRetry: () => void };

/** What is below the field: rows, why there are none, or that they are on their way. */
const Below = ({ state, list, onRetry }: BelowProps) => {
  const { typed, rows, recent, isLongEnough, data, error, isFetching, forget } = state;
  if (typed === '' && recent.length === 0) return <p className="text-text-2">{m.search_hint()}</p>;
  if (rows.length > 0)
    return (
      <>
        <RowList id={list} state={state} />
        {typed === '' && (
          <Button variant="text" size="sm" onClick={forget} className="shrink-0 self-start">
            {m.search_forget()}
          </Button>
        )}
      </>
    );
  if (!isLongEnough) return <p className="text-text-2">{m.search_more_letters()}</p>;
  if (error) return <ErrorState onRetry={onRetry} />;
  return data && !isFetching ? <Hint text={m.search_none({ text: typed })} /> : <SkeletonList count={3} />;
};

const statusText = ({ typed, data, isFetching, rows }: State): string =>
  typed === '' || isFetching || !data ? '' : m.search_count({ count: rows.length, shown: number(rows.length) });

/** One field over everything, with what it leads to while somebody types. Opened on demand: default export for `lazy`. */
const SearchDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const state = useSearch(onClose);
  const { text, rows, at, type, press } = state;
  // Whoever typed goes on typing, also when the button that was pressed is gone.
  const focusField = (): void => field.current?.focus();
  useEffect(focusField, []);
  const retry = (): void => {
    focusField();
    void state.refetch();
  };
  const clear = (): void => {
    focusField();
    type('');
  };
  return (
    <Dialog open onClose={onClose} closable wide title={m.search_title()}>
      {/* Always as high: the field stays where it is while what stands below it comes and goes. */}
      <search className="flex h-[min(34rem,70dvh)] flex-col gap-3">
        <div className="field-box flex shrink-0 items-center gap-2.5">
          <Search aria-hidden size={20} className="shrink-0 text-muted" />
          <input
            ref={field}
            role="combobox"
            aria-label={m.search_label()}
            aria-expanded={rows.length > 0}
            aria-controls={rows.length > 0 ? list : undefined}
            aria-autocomplete="list"
            aria-activedescendant={at >= 0 ? `${list}-${at}` : undefined}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
            placeholder={m.search_label()}
            value={text}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onKeyDown={press}
            className="h-12.5 min-w-0 flex-1 bg-transparent outline-none placeholder:text-muted"
          />
          {text !== '' && (
            <span className="-me-2 flex">
              <IconButton icon={X} label={m.shell_search_clear()} onClick={clear} />
            </span>
          )}
        </div>
        <output className="sr-only">{statusText(state)}</output>
        <Below state={state} list={list} onRetry={retry} />
      </search>
    </Dialog>
  );
};

export default SearchDialog;
