import { searchRules } from '@balsam/domain/search';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import { api } from '#shared/api/index.ts';
import { onceRested } from '#shared/api/once-rested.ts';
import { type Found, type Group, places } from './places.ts';
import { forgetSearches, recentSearches, rememberSearch } from './recent.ts';

/** A row that can be chosen: something that was found, or words that were looked for before. */
export type Row =
  | { readonly kind: Group['kind']; readonly found: Found }
  | { readonly kind: 'recent'; readonly text: string };

const nowhere = -1;

const useFound = (typed: string) => {
  const isLongEnough = typed.length >= searchRules.shortest;
  const query = useQuery({
    ...onceRested(api.search.everywhere.query({ body: { query: typed }, quiet: true })),
    enabled: isLongEnough,
    // What may be one's own is not kept for longer than it is looked at.
    gcTime: 0,
    retry: false,
  });
  return { ...query, groups: isLongEnough ? (query.data?.groups ?? []) : [], isLongEnough };
};

/** What the field knows: the words, what they lead to, and which row the arrows are on. */
export const useSearch = (onClose: () => void) => {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [at, setAt] = useState(nowhere);
  const [recent, setRecent] = useState(recentSearches);
  const typed = text.trim();
  const found = useFound(typed);
  const rows: readonly Row[] =
    typed === ''
      ? recent.map((each) => ({ kind: 'recent', text: each }))
      : found.groups.flatMap(({ kind, items }) => items.map((item) => ({ kind, found: item })));
  const type = (value: string): void => {
    setText(value);
    setAt(nowhere);
  };
  const choose = (row: Row): void => {
    if (row.kind === 'recent') return type(row.text);
    rememberSearch(typed);
    onClose();
    void navigate(places[row.kind].to(String(row.found.id)));
  };
  const press = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const row = rows[at === nowhere && typed !== '' ? 0 : at];
    // What is shown may still answer the words before.
    if (event.key === 'Enter' && row && !found.isPlaceholderData) choose(row);
    if (step === undefined || rows.length === 0) return;
    event.preventDefault();
    // From the field down to the first, from the last one round to the field.
    setAt(((at + 1 + step + rows.length + 1) % (rows.length + 1)) - 1);
  };
  const forget = (): void => {
    forgetSearches();
    setRecent([]);
  };
  return { text, typed, rows, at, recent, ...found, type, choose, press, forget };
};
