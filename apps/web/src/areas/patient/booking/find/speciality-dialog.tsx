import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';
import type { Speciality } from '../api-types.ts';
import { ChoiceDialog, type Option } from './choice-dialog.tsx';
import type { FindSearch } from './find-search.ts';

type Chosen = Pick<FindSearch, 'speciality' | 'sub'>;
type SpecialityDialogProps = {
  readonly specialities: readonly Speciality[];
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
  readonly onClose: () => void;
};

const titleOf = (each: Speciality): string => inLocale(each.title, each.title_ar);

/** Only those that somebody works in here, by this kind of visit. */
const withDoctors = (specialities: readonly Speciality[], parent: number | null): readonly Speciality[] =>
  specialities.filter(({ parent_id, doctors }) => parent_id === parent && doctors > 0);

const next = <ChevronRight aria-hidden size={20} className="mirrored shrink-0 text-muted" />;

const parentOption = (each: Speciality): Option<number | undefined> => ({
  value: each.id,
  label: titleOf(each),
  detail: inLocale(each.description, each.description_ar),
  end: each.subs > 0 ? next : undefined,
});

/** A speciality first, then one of its sub-specialities or all of them. */
export const SpecialityDialog = ({ specialities, chosen, onChoose, onClose }: SpecialityDialogProps) => {
  const [parentId, setParentId] = useState<number>();
  const parent = specialities.find(({ id }) => id === parentId);
  if (!parent)
    return (
      <ChoiceDialog
        title={m.booking_speciality()}
        options={[
          { value: undefined, label: m.booking_all_specialities() },
          ...withDoctors(specialities, null).map(parentOption),
        ]}
        chosen={chosen.speciality}
        onChoose={(id) => (id === undefined ? onChoose({ speciality: undefined, sub: undefined }) : setParentId(id))}
        onClose={onClose}
      />
    );
  const subs = withDoctors(specialities, parent.id).map((each) => ({
    value: each.id as number | undefined,
    label: titleOf(each),
  }));
  return (
    <ChoiceDialog
      key={parent.id}
      title={titleOf(parent)}
      options={[{ value: undefined, label: m.booking_all_of({ speciality: titleOf(parent) }) }, ...subs]}
      chosen={chosen.speciality === parent.id ? chosen.sub : undefined}
      onChoose={(sub) => onChoose({ speciality: parent.id, sub })}
      onClose={onClose}
    />
  );
};
