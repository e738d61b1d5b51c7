import { summaryRules } from '@balsam/domain/visits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { IconButton } from '#shared/ui/button.tsx';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import type { Draft } from './draft.ts';
import { foundIn } from './found-in.ts';
import { SearchList } from './search-list.tsx';

type PickerProps = { readonly draft: Draft; readonly change: (part: Partial<Draft>, wait?: number) => void };

/** Diagnoses by code or words in either language; the first is the main one. */
export const DiagnosisPicker = ({ draft: { diagnoses }, change }: PickerProps) => {
  const [query, setQuery] = useState<string>();
  const read = useQuery({
    ...api.visits.codes.query({ query: { query: query ?? '' }, quiet: true }),
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
  });
  const { items, onRetry } = foundIn(query, read);
  const free = items?.filter(({ code }) => diagnoses.every((one) => one.code !== code));
  return (
    <section className="flex flex-col gap-2">
      <h3>{m.visits_summary_diagnosis()}</h3>
      {diagnoses.length > 0 && (
        <ul className="flex flex-col gap-1">
          {diagnoses.map(({ code, text, text_ar }) => (
            <li key={code} className="flex items-center gap-2 rounded-md bg-accent-soft ps-3 text-accent-soft-text">
              <span className="flex-1 font-medium">
                <Marked>{inLocale(text, text_ar)}</Marked> <Ltr className="font-normal">{code}</Ltr>
              </span>
              <IconButton
                icon={X}
                label={m.doctor_remove({ name: inLocale(text, text_ar) })}
                onClick={() => change({ diagnoses: diagnoses.filter((one) => one.code !== code) }, 0)}
              />
            </li>
          ))}
        </ul>
      )}
      <SearchList
        label={m.doctor_diagnosis_search()}
        isFull={diagnoses.length >= summaryRules.mostDiagnoses}
        onSearch={setQuery}
        onRetry={onRetry}
        found={free?.map((row) => ({
          key: row.code,
          label: <Marked>{inLocale(row.title, row.title_ar)}</Marked>,
          detail: <Ltr>{row.code}</Ltr>,
          onChoose: () =>
            change({ diagnoses: [...diagnoses, { code: row.code, text: row.title, text_ar: row.title_ar }] }, 0),
        }))}
      />
    </section>
  );
};
