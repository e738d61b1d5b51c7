import { isBlank } from '@balsam/domain/text';
import { summaryRules } from '@balsam/domain/visits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { IconButton } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import type { Summary } from '#shared/visits/summary-view.tsx';
import type { Draft, DraftMedicine } from './draft.ts';
import { foundIn } from './found-in.ts';
import { SearchList } from './search-list.tsx';

const times = [1, 2, 3, 4, 6] as const;
const courses = [1, 3, 5, 7, 10, 14, 30, 60, 90] as const;

type RowProps = {
  readonly medicine: DraftMedicine;
  readonly edit: (part: Partial<DraftMedicine>) => void;
  readonly remove: () => void;
};

const Row = ({ medicine, edit, remove }: RowProps) => {
  const name = inLocale(medicine.name, medicine.name_ar);
  return (
    <li className="flex flex-col gap-3 rounded-md border border-line p-3">
      <div className="flex items-center gap-2">
        <span className="flex-1 font-medium">
          <Marked>{name}</Marked>
        </span>
        <IconButton icon={X} label={m.doctor_remove({ name })} onClick={remove} />
      </div>
      <div className="grid gap-3 desktop:grid-cols-3">
        <TextField
          label={m.doctor_dose()}
          dir="auto"
          maxLength={100}
          value={medicine.dose}
          error={isBlank(medicine.dose) && m.doctor_dose_missing()}
          onChange={({ currentTarget }) => edit({ dose: currentTarget.value })}
        />
        <SelectField
          label={m.doctor_times()}
          options={times.map((count) => ({
            value: String(count),
            label: m.visits_times({ count, shown: number(count) }),
          }))}
          value={String(medicine.times_per_day)}
          onChange={({ currentTarget }) => edit({ times_per_day: Number(currentTarget.value) })}
        />
        <SelectField
          label={m.doctor_course()}
          options={courses.map((count) => ({
            value: String(count),
            label: m.visits_day_count({ count, shown: number(count) }),
          }))}
          value={String(medicine.days)}
          onChange={({ currentTarget }) => edit({ days: Number(currentTarget.value) })}
        />
      </div>
    </li>
  );
};

/** What to think about before these are taken together, and with what the record says; never complete. */
const Warnings = ({ warnings }: Pick<Summary, 'warnings'>) =>
  warnings.map(({ kind, severity, text, text_ar, product_ids, known, known_ar: knownAr }) => (
    <Note
      key={`${kind} ${product_ids.join(' ')} ${known ?? ''}`}
      tone={severity === 'serious' ? 'danger' : 'warning'}
      icon={TriangleAlert}
    >
      {inLocale(text, text_ar)}
      {known !== null && (
        <b className="block">
          <Marked>{inLocale(known, knownAr ?? known)}</Marked>
        </b>
      )}
    </Note>
  ));

type PickerProps = Pick<Summary, 'warnings'> & {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>, wait?: number) => void;
};

/** Medicines of the pharmacy's catalogue, with how they are taken and the warnings that belong to them. */
export const MedicinePicker = ({ draft: { medicines }, change, warnings }: PickerProps) => {
  const [query, setQuery] = useState<string>();
  const read = useQuery({
    ...api.catalogue.products.query({ query: { query: query ?? '', limit: 12 }, quiet: true }),
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
  });
  const { items, onRetry } = foundIn(query, read);
  const free = items?.filter(({ id }) => medicines.every(({ product_id }) => product_id !== id));
  const edit = (id: number, part: Partial<DraftMedicine>): void =>
    change({ medicines: medicines.map((one) => (one.product_id === id ? { ...one, ...part } : one)) });
  return (
    <section className="flex flex-col gap-2">
      <h3>{m.visits_summary_medicines()}</h3>
      <Warnings warnings={warnings} />
      {medicines.length > 0 && (
        <ul className="flex flex-col gap-2">
          {medicines.map((medicine) => (
            <Row
              key={medicine.product_id}
              medicine={medicine}
              edit={(part) => edit(medicine.product_id, part)}
              remove={() =>
                change({ medicines: medicines.filter(({ product_id }) => product_id !== medicine.product_id) }, 0)
              }
            />
          ))}
        </ul>
      )}
      <SearchList
        label={m.doctor_medicine_search()}
        isFull={medicines.length >= summaryRules.mostMedicines}
        onSearch={setQuery}
        onRetry={onRetry}
        found={free?.map(({ id, name, name_ar, strength }) => ({
          key: String(id),
          label: <Marked>{inLocale(name, name_ar)}</Marked>,
          detail: strength,
          onChoose: () =>
            change(
              {
                medicines: [
                  ...medicines,
                  { product_id: id, name, name_ar, dose: m.doctor_dose_one(), times_per_day: 1, days: 5 },
                ],
              },
              0,
            ),
        }))}
      />
    </section>
  );
};
