import { cities } from '@balsam/domain/place';
import { Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { dateTime } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { cityName } from '#shared/orders/city-name.ts';
import { Button } from '#shared/ui/button.tsx';
import { CheckBox } from '#shared/ui/choices.tsx';
import { ConflictNote } from '#shared/ui/conflict-note.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { Skeleton } from '#shared/ui/states.tsx';
import { toast } from '#shared/ui/toast.ts';
import { useUnsaved } from '#shared/ui/unsaved.ts';
import {
  type AreaDraft,
  draftOf,
  isUnsaved,
  withCity,
  withCorner,
  withMoved,
  type DeliveryArea,
} from './area-draft.ts';
import { CornerList } from './corner-list.tsx';
import { changedIn, useAreaChange } from './queries.ts';

const AreaMapCanvas = lazy(() => import('./area-map-canvas.tsx'));

type PartProps = {
  readonly area: DeliveryArea;
  readonly draft: AreaDraft;
  readonly onChange: (draft: AreaDraft) => void;
};

const Cities = ({ area, draft, onChange }: PartProps) => (
  <fieldset className="flex flex-col gap-2">
    <legend className="text-h3">{m.staff_areas_cities()}</legend>
    <p className="text-small text-muted">{m.staff_areas_cities_hint({ city: cityName(area.city) })}</p>
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] gap-x-4">
      {cities
        .filter(({ name }) => name !== area.city)
        .map(({ name, nameAr }) => (
          <CheckBox
            key={name}
            label={inLocale(name, nameAr)}
            checked={draft.cities.includes(name)}
            onChange={({ currentTarget }) => onChange(withCity(draft, name, currentTarget.checked))}
          />
        ))}
    </div>
  </fieldset>
);

const DrawnArea = ({ area, draft, onChange }: PartProps) => (
  <section aria-labelledby="drawn-area" className="flex flex-col gap-3">
    <h3 id="drawn-area" className="text-h3">
      {m.staff_areas_area()}
    </h3>
    <p className="text-small text-muted">{m.staff_areas_area_hint()}</p>
    <div dir="ltr" className="h-72 overflow-hidden rounded-md border border-line bg-surface-3 desktop:h-96">
      <Suspense fallback={<Skeleton className="size-full" />}>
        <AreaMapCanvas
          branch={area}
          corners={draft.corners}
          onAdd={(corner) => onChange(withCorner(draft, corner))}
          onMove={(at, corner) => onChange(withMoved(draft, at, corner))}
        />
      </Suspense>
    </div>
    <CornerList draft={draft} onChange={onChange} />
  </section>
);

const AreaForm = ({ area, onSaved }: { area: DeliveryArea; onSaved: () => void }) => {
  const [draft, setDraft] = useState(() => draftOf(area));
  // What this form has shown: what is read again meanwhile must not pass for having been seen, nor take away what was drawn.
  const [seen, setSeen] = useState(area);
  const change = useAreaChange(area.location_id, onSaved);
  const theirs = changedIn(change.error);
  useUnsaved(isUnsaved(draft, seen), () => undefined);
  const take = (saved: DeliveryArea): void => {
    setSeen(saved);
    setDraft(draftOf(saved));
    change.reset();
  };
  const keep = (saved: DeliveryArea): void => {
    setSeen(saved);
    change.mutate({ draft, revision: saved.revision });
  };
  return (
    <div className="flex flex-col gap-5">
      <Cities area={area} draft={draft} onChange={setDraft} />
      <DrawnArea area={area} draft={draft} onChange={setDraft} />
      {theirs ? (
        <ConflictNote
          icon={Users}
          keep={{ label: m.content_conflict_mine(), onPress: () => keep(theirs) }}
          take={{ label: m.content_conflict_theirs(), onPress: () => take(theirs) }}
        >
          <p>
            {m.content_conflict({
              who: inLocale(theirs.changed_by?.name, theirs.changed_by?.name_ar),
              when: dateTime(theirs.changed_at ?? ''),
            })}
          </p>
        </ConflictNote>
      ) : (
        <FormError error={change.error} />
      )}
      <Button
        className="self-start"
        pending={change.isPending}
        disabled={theirs !== undefined}
        onClick={() => !change.isPending && change.mutate({ draft, revision: seen.revision })}
      >
        {m.staff_areas_save()}
      </Button>
    </div>
  );
};

/** Where one branch delivers: its further cities, and its area on the map. What somebody else changed meanwhile is told, and one chooses. */
const AreaDialog = ({ area, onClose }: { area: DeliveryArea; onClose: () => void }) => {
  const { changed_at: at, changed_by: by } = area;
  const saved = (): void => {
    toast.success(m.staff_areas_saved());
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={inLocale(area.title, area.title_ar)} closable broad>
      {at !== null && by !== null && (
        <p className="text-small text-muted">
          {m.staff_areas_changed({ name: inLocale(by.name, by.name_ar), time: dateTime(at) })}
        </p>
      )}
      <AreaForm area={area} onSaved={saved} />
    </Dialog>
  );
};

export default AreaDialog;
