import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { NotLoaded } from '#shared/ui/states.tsx';

type Found = {
  readonly key: string;
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  readonly onChoose: () => void;
};

type SearchListProps = {
  readonly label: string;
  readonly onSearch: (text: string | undefined) => void;
  /** As many are chosen as there may be. */
  readonly isFull: boolean;
  /** Nothing while nothing is looked for, or no answer has come. */
  readonly found: readonly Found[] | undefined;
  /** Looks again, where no answer came. */
  readonly onRetry: (() => void) | undefined;
};

/** Looks for something while the doctor types, and takes what is pressed; the box is empty again after that. */
export const SearchList = ({ label, isFull, onSearch, found, onRetry }: SearchListProps) => {
  const [round, setRound] = useState(0);
  const choose = (onChoose: () => void): void => {
    onChoose();
    onSearch(undefined);
    setRound((before) => before + 1);
  };
  if (isFull) return <p className="text-small text-muted">{m.doctor_list_full()}</p>;
  return (
    <div className="flex flex-col gap-1">
      <SearchBox key={round} label={label} initial="" onSearch={onSearch} />
      <output className={found?.length === 0 ? 'px-1 py-2 text-muted' : 'sr-only'}>
        {found?.length === 0 && m.doctor_nothing_found()}
      </output>
      {onRetry && <NotLoaded onRetry={onRetry} />}
      {found && found.length > 0 && (
        <ul aria-label={label} className="max-h-72 divide-y divide-line overflow-y-auto rounded-md border border-line">
          {found.map(({ key, label: name, detail, onChoose }) => (
            <li key={key}>
              <button
                type="button"
                onClick={() => choose(onChoose)}
                className="flex min-h-11 w-full items-center gap-3 px-3 py-2 text-start hover:bg-surface-2"
              >
                <Plus aria-hidden size={18} className="shrink-0 text-accent-text" />
                <span className="min-w-0 flex-1">{name}</span>
                {detail && <span className="text-small text-muted">{detail}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
