import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { digits } from '#shared/format/index.ts';
import { Button, IconButton } from '#shared/ui/button.tsx';
import { FieldError } from '#shared/ui/field.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { type AreaDraft, canAddCorner, type Corner, typedCorner, withCorner, withoutCorner } from './area-draft.ts';

type ListProps = { readonly draft: AreaDraft; readonly onChange: (draft: AreaDraft) => void };

const shown = ({ latitude, longitude }: Corner): string => digits(`${latitude}, ${longitude}`);

/** Two numbers for who does not use the map. */
const NewCorner = ({ draft, onChange }: ListProps) => {
  const [typed, setTyped] = useState({ latitude: '', longitude: '' });
  const [isWrong, setWrong] = useState(false);
  const add = (): void => {
    const corner = typedCorner(typed.latitude, typed.longitude);
    setWrong(corner === undefined);
    if (!corner) return;
    onChange(withCorner(draft, corner));
    setTyped({ latitude: '', longitude: '' });
  };
  const field = (name: 'latitude' | 'longitude', label: string) => (
    <TextField
      ltr
      name={name}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      value={typed[name]}
      error={isWrong}
      onChange={({ currentTarget }) => setTyped({ ...typed, [name]: currentTarget.value })}
    />
  );
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        {field('latitude', m.staff_areas_latitude())}
        {field('longitude', m.staff_areas_longitude())}
      </div>
      <div aria-live="polite">
        {isWrong && <FieldError id="corner-error">{m.staff_areas_corner_not_valid()}</FieldError>}
      </div>
      <Button variant="outline" icon={Plus} className="self-start" disabled={!canAddCorner(draft)} onClick={add}>
        {m.staff_areas_add_corner()}
      </Button>
    </>
  );
};

/** The corners of a drawn area in their order, by keys as well as on the map. */
export const CornerList = ({ draft, onChange }: ListProps) => (
  <div className="flex flex-col gap-3">
    {draft.corners.length > 0 && (
      <ol className="grid gap-x-4 desktop:grid-cols-2">
        {draft.corners.map((corner, n) => (
          // oxlint-disable-next-line react/no-array-index-key -- a corner is known by its place in the ring
          <li key={n} className="flex items-center gap-2 border-b border-line py-1">
            <span className="min-w-0 flex-1">
              {m.staff_areas_corner({ number: digits(n + 1) })}{' '}
              <bdi dir="ltr" className="tabular text-muted">
                {shown(corner)}
              </bdi>
            </span>
            <IconButton
              icon={Trash2}
              label={m.staff_areas_remove_corner({ number: digits(n + 1) })}
              onClick={() => onChange(withoutCorner(draft, n))}
            />
          </li>
        ))}
      </ol>
    )}
    <NewCorner draft={draft} onChange={onChange} />
    {draft.corners.length > 0 && (
      <Button
        variant="outline"
        icon={Trash2}
        className="self-start"
        onClick={() => onChange({ ...draft, corners: [] })}
      >
        {m.staff_areas_clear()}
      </Button>
    )}
  </div>
);
