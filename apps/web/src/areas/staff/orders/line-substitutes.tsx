import { Hourglass, Undo2 } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { time } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { toast } from '#shared/ui/toast.ts';
import { type PharmacyOrder, usePharmacyDeskMutation } from './queries.ts';

type Substitute = PharmacyOrder['substitutes'][number];

const Outcome = ({ substitute }: { substitute: Substitute }) => {
  if (substitute.state === 'declined') return <Chip tone="warning">{m.staff_substitute_declined()}</Chip>;
  if (substitute.state === 'lapsed') return <Chip tone="warning">{m.staff_substitute_lapsed()}</Chip>;
  return (
    <Chip tone="accent" icon={Hourglass}>
      {m.staff_substitute_asked({ time: time(substitute.answerUntil) })}
    </Chip>
  );
};

type TakeBackProps = { readonly order: PharmacyOrder; readonly substitute: Substitute };

/** Takes the proposal back as long as nobody has answered: another one may be proposed at once. */
const TakeBack = ({ order, substitute }: TakeBackProps) => {
  const takeBack = usePharmacyDeskMutation(
    () => api.pharmacyDesk.takeBackSubstitute({ params: { id: order.id, substitute_id: substitute.id }, quiet: true }),
    () => toast.success(m.staff_substitute_taken_back()),
  );
  return (
    <>
      <Button
        size="sm"
        variant="text"
        icon={Undo2}
        pending={takeBack.isPending}
        onClick={() => !takeBack.isPending && takeBack.mutate(undefined)}
      >
        {m.staff_substitute_take_back()}
      </Button>
      <FormError error={takeBack.error} />
    </>
  );
};

/** What was proposed in place of a line and came to nothing, or waits for the patient's answer. */
export const LineSubstitutes = ({ order, lineId }: { order: PharmacyOrder; lineId: number }) =>
  order.substitutes
    .filter((substitute) => substitute.lineId === lineId && substitute.state !== 'agreed')
    .map((substitute) => (
      <span key={substitute.id} className="flex flex-wrap items-center gap-2 text-small">
        <Outcome substitute={substitute} />
        <Marked>{inLocale(substitute.productNameEn, substitute.productNameAr)}</Marked>
        {substitute.state === 'proposed' && order.may_propose && <TakeBack order={order} substitute={substitute} />}
      </span>
    ));
