import type { CallReply } from '@balsam/contract/call';
import type { visits } from '@balsam/contract/visits';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';
import { languageOf } from '#shared/ui/person-name.tsx';
import { PrivatePicture } from '#shared/ui/private-picture.tsx';

export type CaseHistory = CallReply<typeof visits.caseHistory>;

/** The parts of a case history in their order, and what each is called. */
export const historyParts = [
  ['complaint', m.visits_history_complaint],
  ['since', m.visits_history_since],
  ['helps', m.visits_history_helps],
  ['medicines', m.visits_history_medicines],
  ['allergies', m.visits_history_allergies],
] as const;

/** A picture of a visit, small; pressed it opens whole. */
export const VisitPicture = ({ file, place }: { readonly file: string; readonly place: number }) => (
  <PrivatePicture path={`/api/v1/mediafiles/${file}`} box="size-24">
    {(address) => (
      <a href={address} target="_blank" rel="noreferrer" className="block">
        <img
          src={address}
          alt={m.visits_history_picture({ number: number(place) })}
          className="size-24 rounded-md border border-line object-cover"
        />
      </a>
    )}
  </PrivatePicture>
);

/** What the patient told, to be read; what was left empty is left out. */
export const CaseHistoryView = ({ history }: { readonly history: Omit<CaseHistory, 'updated_at' | 'may'> }) => (
  <div className="flex flex-col gap-3">
    <dl className="flex flex-col gap-3">
      {historyParts.map(([part, label]) =>
        history[part] === '' ? null : (
          <div key={part}>
            <dt className="text-small text-muted">{label()}</dt>
            <dd dir="auto" lang={languageOf(history[part])} className="text-start wrap-anywhere whitespace-pre-wrap">
              {history[part]}
            </dd>
          </div>
        ),
      )}
    </dl>
    {history.file_ids.length > 0 && (
      <div className="flex flex-wrap gap-2">
        {history.file_ids.map((file, n) => (
          <VisitPicture key={file} file={file} place={n + 1} />
        ))}
      </div>
    )}
  </div>
);
