/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- the platform has no list that is searched on the server */
import { Clock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { dateTime, day } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { orderName } from '#shared/orders/order-status-style.ts';
import { cx } from '#shared/ui/class-names.ts';
import { Marked } from '#shared/ui/person-name.tsx';
import { type Found, places } from './places.ts';
import type { Row, useSearch } from './use-search.ts';

type State = Pick<ReturnType<typeof useSearch>, 'rows' | 'at' | 'choose'>;

/** What tells a row from others of its name. */
const detailOf = (kind: Exclude<Row['kind'], 'recent'>, { id, at, ...found }: Found): string => {
  const when = at === null ? '' : kind === 'appointment' ? dateTime(at) : day(at);
  const what = kind === 'order' ? orderName({ id }) : inLocale(found.detail, found.detail_ar);
  return [what, when].filter(Boolean).join(' · ');
};

type OptionProps = {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly isActive: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
};

const intoView = (row: HTMLLIElement | null): void => row?.scrollIntoView({ block: 'nearest' });

const Option = ({ id, icon: Icon, isActive, onChoose, children }: OptionProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are heard by the field that keeps the focus
  <li
    id={id}
    ref={isActive ? intoView : undefined}
    role="option"
    aria-selected={isActive}
    onPointerDown={(event) => event.preventDefault()}
    onClick={onChoose}
    className={cx(
      'flex min-h-12 cursor-pointer items-center gap-3 rounded-md px-2.5 py-2 hover:bg-surface-2',
      isActive && 'bg-accent-soft text-accent-soft-text',
    )}
  >
    <Icon aria-hidden size={20} strokeWidth={1.9} className="shrink-0 text-text-2" />
    {children}
  </li>
);

const FoundText = ({ row }: { readonly row: Exclude<Row, { kind: 'recent' }> }) => {
  const detail = detailOf(row.kind, row.found);
  return (
    <span className="flex min-w-0 flex-1 flex-col">
      <span className="font-medium wrap-anywhere">
        <Marked>{inLocale(row.found.title, row.found.title_ar)}</Marked>
      </span>
      {detail !== '' && <bdi className="text-small text-text-2 wrap-anywhere">{detail}</bdi>}
    </span>
  );
};

/** Everything that can be chosen, in its groups; the arrows of the field move through all of them. */
export const RowList = ({ id, state: { rows, at, choose } }: { readonly id: string; readonly state: State }) => {
  const groups = [
    ...Map.groupBy(
      rows.map((row, place) => ({ row, place })),
      ({ row }) => row.kind,
    ),
  ];
  return (
    <div
      id={id}
      role="listbox"
      aria-label={m.search_found()}
      className="flex min-h-0 flex-col gap-3 overflow-y-auto overscroll-contain"
    >
      {groups.map(([kind, list]) => {
        const title = kind === 'recent' ? m.search_recent() : places[kind].title();
        return (
          <ul key={kind} role="group" aria-label={title}>
            <li role="presentation" aria-hidden className="px-2.5 pb-1 text-small font-bold text-muted">
              {title}
            </li>
            {list.map(({ row, place }) => (
              <Option
                key={row.kind === 'recent' ? row.text : row.found.id}
                id={`${id}-${place}`}
                icon={row.kind === 'recent' ? Clock : places[row.kind].icon}
                isActive={place === at}
                onChoose={() => choose(row)}
              >
                {row.kind === 'recent' ? <bdi className="wrap-anywhere">{row.text}</bdi> : <FoundText row={row} />}
              </Option>
            ))}
          </ul>
        );
      })}
    </div>
  );
};
