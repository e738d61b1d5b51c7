import { Bike, type LucideIcon, Stethoscope, UserRound } from 'lucide-react';
import { useId } from 'react';
import * as m from '#paraglide/messages.js';
import { cx } from '#shared/ui/class-names.ts';
import { type Tint, tintClasses } from '#shared/ui/tint.ts';
import { type ChosenRole, chosenRoles } from '../entry/search.ts';

type Card = {
  readonly icon: LucideIcon;
  readonly tint: Tint;
  readonly label: () => string;
  readonly hint: () => string;
};

const cards: Record<ChosenRole, Card> = {
  patient: { icon: UserRound, tint: 'care', label: m.identity_role_patient, hint: m.identity_role_patient_hint },
  doctor: { icon: Stethoscope, tint: 'records', label: m.identity_role_doctor, hint: m.identity_role_doctor_hint },
  rider: { icon: Bike, tint: 'life', label: m.identity_role_rider, hint: m.identity_role_rider_hint },
};

type RoleCardProps = {
  readonly card: Card;
  readonly name: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
};

/** The chosen card has the ground of the first tile, which then steps darker. On a phone a line with a ring at its end; on desktop upright, its frame alone says that it is chosen. */
const RoleCard = ({ card: { icon: Icon, tint, label, hint }, name, chosen, onChoose }: RoleCardProps) => (
  <label
    className={cx(
      'flex items-center gap-4 rounded-lg border p-4 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent desktop:flex-col desktop:gap-2 desktop:text-center',
      chosen
        ? 'border-accent bg-accent-soft shadow-[inset_0_0_0_1px_var(--accent)]'
        : 'border-line bg-surface hover:bg-surface-2',
    )}
  >
    <span
      className={cx(
        'grid size-13 shrink-0 place-content-center rounded-lg',
        chosen && tint === 'care' ? 'bg-accent-soft-2 text-care' : tintClasses[tint],
      )}
    >
      <Icon aria-hidden size={26} strokeWidth={1.9} />
    </span>
    <span className="flex min-w-0 flex-1 flex-col">
      <span className="text-h3">{label()}</span>
      <span className="text-small text-text-2 desktop:sr-only">{hint()}</span>
    </span>
    <input
      type="radio"
      name={name}
      checked={chosen}
      onChange={onChoose}
      className="size-6 shrink-0 appearance-none rounded-full border border-line-strong bg-surface outline-none checked:border-7 checked:border-accent desktop:sr-only"
    />
  </label>
);

/** Login Dashboard's first question: who is signing in (SPEC §2). */
export const RoleChooser = ({ value, onChange }: { value: ChosenRole; onChange: (role: ChosenRole) => void }) => {
  const name = useId();
  return (
    <fieldset className="grid gap-2.5 desktop:grid-cols-3">
      <legend className="sr-only">{m.identity_choose()}</legend>
      {chosenRoles.map((role) => (
        <RoleCard key={role} card={cards[role]} name={name} chosen={role === value} onChoose={() => onChange(role)} />
      ))}
    </fieldset>
  );
};
