import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleAlert, Download, FileArchive, FolderDown } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { saveFile } from '#shared/api/save-file.ts';
import { day, digits, number, percent as percentText } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card, SectionTitle } from '#shared/ui/card.tsx';
import { Note } from '#shared/ui/note.tsx';
import { RequestCopyDialog } from './request-copy-dialog.tsx';
import { Failed, LoadingList } from './section-states.tsx';
import { sizeOf, runningCopy } from './copy-polling.ts';
import { copies } from './queries.ts';
import type { Copies as All, Copy } from './api-types.ts';

/** How far the copy is. It is said aloud as a progress bar says it, not with every step. */
const CopyProgress = ({ percent }: { percent: number }) => (
  <div className="flex flex-col gap-2">
    <div className="flex items-center justify-between gap-3">
      <strong id="copy-progress">{m.privacy_copy_running()}</strong>
      <span className="tabular text-text-2">{percentText(percent)}</span>
    </div>
    <progress
      aria-labelledby="copy-progress"
      value={percent}
      max={100}
      className="h-2 w-full appearance-none overflow-hidden rounded-full bg-surface-3 [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-surface-3 [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent"
    />
    <p className="text-small text-muted">{m.privacy_copy_running_text()}</p>
  </div>
);

const sizeText = (bytes: number): string => {
  const { unit, size } = sizeOf(bytes);
  return unit === 'kb' ? m.privacy_size_kb({ size: number(size) }) : m.privacy_size_mb({ size: number(size) });
};

const fileName = ({ asked_at }: Copy): string => `balsam-my-data-${asked_at.slice(0, 10)}.zip`;

const ReadyCopy = ({ copy }: { copy: Copy }) => {
  const fetching = useMutation({
    mutationFn: () => api.privacy.exportFile({ params: { id: String(copy.id) } }),
    onSuccess: (file) => saveFile(file, fileName(copy)),
  });
  return (
    <div className="flex flex-col gap-3 rounded-md bg-success-soft p-4 text-success-text">
      <div className="flex items-start gap-3">
        <FileArchive aria-hidden size={22} className="mt-0.5 shrink-0" />
        <p>
          <strong className="block">{m.privacy_copy_ready()}</strong>
          {m.privacy_copy_until({ size: sizeText(copy.bytes ?? 0), day: copy.expires_at ? day(copy.expires_at) : '' })}
        </p>
      </div>
      <Button
        variant="outline"
        size="sm"
        icon={Download}
        pending={fetching.isPending}
        onClick={() => fetching.mutate()}
      >
        {fetching.isPending ? m.privacy_copy_downloading() : m.privacy_copy_download()}
      </Button>
    </div>
  );
};

const PastCopy = ({ copy }: { copy: Copy }) => {
  if (copy.state === 'ready') return <ReadyCopy copy={copy} />;
  if (copy.state === 'removed')
    return <p className="text-small text-muted">{m.privacy_copy_gone({ day: day(copy.asked_at) })}</p>;
  return (
    <Note tone="danger" icon={CircleAlert}>
      <strong className="block">{m.privacy_copy_failed()}</strong>
      {m.privacy_copy_failed_text()}
    </Note>
  );
};

/** The last one that failed matters only until another was asked for. */
const worthShowing = (all: All): readonly Copy[] =>
  all.items.filter(
    (copy, place) => copy.state === 'ready' || (place === 0 && copy.state !== 'waiting' && copy.state !== 'running'),
  );

const LeftToday = ({ all }: { all: All }) => {
  if (all.why_not === 'too_many_exports') return <p className="text-small text-text-2">{m.privacy_copy_none_left()}</p>;
  return (
    <p className="text-small text-muted">
      {m.privacy_copy_left({ left: all.left_today, shown: number(all.left_today) })}
    </p>
  );
};

const Inside = ({ all }: { all: All }) => {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const making = runningCopy(all);
  const past = worthShowing(all);
  if (all.why_not === 'person_decides') return <Note tone="neutral">{digits(m.privacy_person_decides())}</Note>;
  return (
    <>
      {making && <CopyProgress percent={making.percent} />}
      {past.map((copy) => (
        <PastCopy key={copy.id} copy={copy} />
      ))}
      {!making && (
        <>
          <Button
            icon={FolderDown}
            variant={past.some(({ state }) => state === 'ready') ? 'outline' : 'filled'}
            wide
            disabled={!all.may_ask}
            onClick={() => setDialogOpen(true)}
          >
            {m.privacy_copy_ask()}
          </Button>
          <LeftToday all={all} />
        </>
      )}
      {isDialogOpen && <RequestCopyDialog onClose={() => setDialogOpen(false)} />}
    </>
  );
};

/** Asking for a copy of all data, its progress, and the file. */
export const Copies = () => {
  const { data, error, refetch } = useQuery(copies);
  return (
    <section aria-labelledby="copy" className="flex flex-col gap-3">
      <SectionTitle id="copy">{m.privacy_copy()}</SectionTitle>
      {error && !data && <Failed error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingList lines={2} />}
      {data && (
        <Card className="flex flex-col gap-4">
          <p className="text-text-2">{m.privacy_copy_lead()}</p>
          <Inside all={data} />
        </Card>
      )}
    </section>
  );
};
