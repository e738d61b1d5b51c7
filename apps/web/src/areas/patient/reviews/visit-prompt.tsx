import { Star } from 'lucide-react';
import { lazy, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { longDay } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Avatar, portraitOf } from '#shared/ui/avatar.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Deferred } from '#shared/ui/deferred.tsx';
import { usePutOff } from './queries.ts';
import type { DueVisit } from './types.ts';

const ReviewDialog = lazy(() => import('./review-dialog.tsx'));

type PromptProps = {
  readonly visit: DueVisit;
  /** Stands in a list of visits that can be rated: there is nothing to put off. */
  readonly listed?: boolean;
};

/** Asks how a visit was; what is put off is not asked again, and can still be rated. */
export const VisitPrompt = ({ visit, listed = false }: PromptProps) => {
  const [isOpen, setOpen] = useState(false);
  const putOff = usePutOff();
  const { doctor } = visit;
  const name = inLocale(doctor.display_name, doctor.display_name_ar);
  return (
    <Card as={listed ? 'li' : 'section'} className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Avatar
        portrait={portraitOf({ gender: doctor.gender, doctor: true, id: doctor.id })}
        photo={doctor.photo_url}
        size={56}
      />
      <div className="min-w-40 flex-1">
        <h2 className="text-h3">{m.reviews_prompt({ doctor: name })}</h2>
        <p className="text-text-2">{m.reviews_visit_on({ day: longDay(visit.visited_at) })}</p>
      </div>
      <div className="flex flex-wrap gap-2.5 max-desktop:w-full">
        <Button icon={Star} onClick={() => setOpen(true)} className="max-desktop:flex-1">
          {m.reviews_rate()}
        </Button>
        {!listed && !visit.is_put_off && (
          <Button
            variant="outline"
            pending={putOff.isPending}
            onClick={() => putOff.mutate(visit.appointment_id)}
            className="max-desktop:flex-1"
          >
            {m.reviews_put_off()}
          </Button>
        )}
      </div>
      <Deferred>
        {isOpen && (
          <ReviewDialog doctor={doctor} about={{ visit: visit.appointment_id }} onClose={() => setOpen(false)} />
        )}
      </Deferred>
    </Card>
  );
};
