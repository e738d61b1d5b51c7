import { useQuery } from '@tanstack/react-query';
import { QrCode as QrIcon } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { QrCode } from '#shared/ui/qr-code.tsx';
import { ErrorState, SkeletonList } from '#shared/ui/states.tsx';

/** A new one well before the last has expired, so that a kiosk never reads one that is just over. */
const renewMs = 40_000;

const Code = () => {
  const { data, error, refetch } = useQuery({
    ...api.queue.kioskCode.query({ quiet: true }),
    refetchInterval: renewMs,
    staleTime: 0,
    gcTime: 0,
  });
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={1} />;
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      <QrCode text={data.code} label={m.queue_code_label()} />
      <p className="text-text-2">{m.queue_code_text()}</p>
    </div>
  );
};

/** Shows what a kiosk reads instead of a number: of the open profile, for a minute and one reading (D13.22). */
export const KioskCode = ({ className }: { className?: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" icon={QrIcon} className={className} onClick={() => setOpen(true)}>
        {m.queue_code_open()}
      </Button>
      {open && (
        <Dialog open closable onClose={() => setOpen(false)} title={m.queue_code_open()}>
          <Code />
        </Dialog>
      )}
    </>
  );
};
