import type { CallReply, Contract } from '@balsam/contract';
import { PenLine } from 'lucide-react';
import * as m from '../../paraglide/messages.js';
import { dateTime } from '../format/index.ts';
import { cx } from '../ui/class-names.ts';
import { Marked } from '../ui/person-name.tsx';
import { PrivatePicture } from '../ui/private-picture.tsx';

type Proof = NonNullable<NonNullable<CallReply<Contract['orders']['show']>['DELIVERY']>['PROOF']>;

const Picture = ({ id, name, paper = false }: { id: string; name: string; paper?: boolean }) => (
  <figure className="flex min-w-0 flex-1 flex-col gap-1.5">
    <PrivatePicture path={`/api/v1/mediafiles/${id}`} box="h-40 w-full">
      {(address) => (
        <img
          src={address}
          alt={name}
          className={cx(
            'h-40 w-full rounded-md border border-line object-contain',
            paper ? 'bg-white' : 'bg-surface-2',
          )}
        />
      )}
    </PrivatePicture>
    <figcaption className="text-small text-muted">{name}</figcaption>
  </figure>
);

/** The pictures of a hand-over or a return, when they were taken, and why an order came back. */
export const ProofPictures = ({ of: { PHOTO, SIGNATURE, AT, REASON } }: { of: Proof }) => (
  <div className="flex flex-col gap-3">
    {REASON !== null && (
      <p>
        <Marked>{REASON}</Marked>
      </p>
    )}
    {(PHOTO ?? SIGNATURE) && (
      <div className="flex gap-3">
        {PHOTO && <Picture id={PHOTO} name={m.rider_proof_picture()} />}
        {SIGNATURE && <Picture paper id={SIGNATURE} name={m.rider_proof_signature()} />}
      </div>
    )}
    <p className="flex items-center gap-2 text-small text-muted">
      <PenLine aria-hidden size={16} className="shrink-0" />
      <time dateTime={AT} className="tabular">
        {dateTime(AT)}
      </time>
    </p>
  </div>
);
