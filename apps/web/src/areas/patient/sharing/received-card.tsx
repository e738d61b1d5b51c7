import type { CallReply } from '@balsam/contract/call';
import type { records } from '@balsam/contract/records';
import { useMutation } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import * as m from '#paraglide/messages.js';
import { uploadTo } from '#shared/api/upload.ts';
import { number } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { Note } from '#shared/ui/note.tsx';
import { useReadStatementsAgain } from '../medical-file/statement-change.ts';

type Received = CallReply<typeof records.receiveSummary>;

const receive = (file: File): Promise<Received> =>
  uploadTo('/api/v1/medical-file/received', { file, quiet: true }) as Promise<Received>;

/** Takes a summary of another hospital, saved as a file, into one's own statements. */
export const ReceivedCard = () => {
  const onSettled = useReadStatementsAgain();
  const input = useRef<HTMLInputElement>(null);
  const take = useMutation({
    mutationFn: receive,
    onSettled,
  });
  return (
    <Card as="section" className="flex flex-col items-start gap-3">
      <h2 className="text-h3">{m.sharing_received()}</h2>
      <p className="text-text-2">{m.sharing_received_text()}</p>
      <FormError error={take.error} />
      {take.data && (
        <Note tone="success">
          {m.sharing_received_done({
            added: number(take.data.added),
            known: number(take.data.known),
            left: number(take.data.left_out),
          })}
        </Note>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="outline" icon={FileUp} pending={take.isPending} onClick={() => input.current?.click()}>
          {m.sharing_received_choose()}
        </Button>
        <a href="/shl" className="inline-flex min-h-11 items-center font-bold text-accent-text">
          {m.sharing_received_open()}
        </a>
      </div>
      <input
        ref={input}
        type="file"
        accept=".json,application/json,application/fhir+json"
        aria-label={m.sharing_received_choose()}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) take.mutate(file);
        }}
      />
    </Card>
  );
};
