import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { cx } from '#shared/ui/class-names.ts';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { QrCode } from '#shared/ui/qr-code.tsx';
import { ErrorState, SkeletonList } from '#shared/ui/states.tsx';

/** Prints the poster of one branch: the others are left out while the dialog of the browser is open. */
const usePrinting = () => {
  const [printed, setPrinted] = useState<number>();
  const print = (id: number): void => {
    flushSync(() => setPrinted(id));
    globalThis.print();
    setPrinted(undefined);
  };
  return { printed, print };
};

const Codes = () => {
  const { data, error, refetch } = useQuery(api.checkIn.doorCodes.query({ quiet: true }));
  const { printed, print } = usePrinting();
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={3} />;
  return (
    <ul className="grid gap-4 desktop:grid-cols-3">
      {data.items.map(({ location_id: id, url, ...titled }) => {
        const branch = inLocale(titled.title, titled.title_ar);
        return (
          <Card
            key={id}
            as="li"
            className={cx(
              'flex flex-col items-center gap-4 text-center',
              printed !== undefined && printed !== id && 'print:hidden',
            )}
          >
            <h2 className="text-h2">{branch}</h2>
            <QrCode text={url} label={m.checkin_door_code({ branch })} />
            <p className="text-h3">{m.checkin_door_poster()}</p>
            <Button
              variant="outline"
              icon={Printer}
              className="print:hidden"
              aria-label={m.checkin_door_print_named({ branch })}
              onClick={() => print(id)}
            >
              {m.checkin_door_print()}
            </Button>
          </Card>
        );
      })}
    </ul>
  );
};

/** `/staff/door-codes`: the code that each branch shows at its door, to be printed (S8.06). */
export const DoorCodesPage = () => (
  <Page>
    <PageHeading title={m.checkin_door_title()} detail={m.checkin_door_hint()} />
    <Codes />
  </Page>
);
