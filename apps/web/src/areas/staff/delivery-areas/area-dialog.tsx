import { cities } from '@balsam/domain/place';
import { lazy, Suspense, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { dateTime } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { cityName } from '#shared/orders/city-name.ts';
import { Button } from '#shared/ui/button.tsx';
import { CheckBox } from '#shared/ui/choices.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { Skeleton } from '#shared/ui/states.tsx';
import { toast } from '#shared/ui/toast.ts';
import { type AreaDraft, draftOf, withCity, withCorner, withMoved, type DeliveryArea } from './area-draft.ts';
import { CornerList } from './corner-list.tsx';
import { useAreaChange } from './queries.ts';

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
  const change = useAreaChange(area, onSaved);
  return (
    <div className="flex flex-col gap-5">
      <Cities area={area} draft={draft} onChange={setDraft} />
      <DrawnArea area={area} draft={draft} onChange={setDraft} />
      <FormError error={change.error} />
      <Button
        className="self-start"
        pending={change.isPending}
        onClick={() => !change.isPending && change.mutate(draft)}
      >
        {m.staff_areas_save()}
      </Button>
    </div>
  );
};

/** Where one branch delivers: its further cities, and its area on the map. What somebody else changed meanwhile is shown anew. */
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
