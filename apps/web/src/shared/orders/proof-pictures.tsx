import type { Contract } from '@balsam/contract';
import { Maximize2, PenLine } from 'lucide-react';
import { lazy, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { dateTime } from '#shared/format/index.ts';
import { cx } from '#shared/ui/class-names.ts';
import { Deferred } from '#shared/ui/deferred.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { PrivatePicture } from '#shared/ui/private-picture.tsx';
import type { ApiReply } from '#shared/api/client.ts';

type Proof = NonNullable<NonNullable<ApiReply<Contract['orders']['show']>['delivery']>['proof']>;

/** Only who looks closely needs the glass. */
const PictureDialog = lazy(() => import('#shared/ui/picture-dialog.tsx'));

type PictureProps = { readonly id: string; readonly name: string; readonly paper?: boolean };

/** A picture that opens large when it is pressed. */
const Picture = ({ id, name, paper = false }: PictureProps) => {
  const [large, setLarge] = useState(false);
  const path = `/api/v1/mediafiles/${id}`;
  return (
    <figure className="flex min-w-0 flex-1 flex-col gap-1.5">
      <PrivatePicture path={path} box="h-40 w-full">
        {(address) => (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={m.shell_picture_enlarge({ picture: name })}
            onClick={() => setLarge(true)}
            className="group relative block cursor-zoom-in rounded-md"
          >
            <img
              src={address}
              alt={name}
              className={cx(
                'h-40 w-full rounded-md border border-line object-contain group-hover:border-accent',
                paper ? 'bg-white' : 'bg-surface-2',
              )}
            />
            <span className="absolute end-2 bottom-2 grid size-8 place-content-center rounded-full border border-line bg-surface text-text-2">
              <Maximize2 aria-hidden size={16} />
            </span>
          </button>
        )}
      </PrivatePicture>
      <figcaption className="text-small text-muted">{name}</figcaption>
      {large && (
        <Deferred>
          <PictureDialog path={path} name={name} onClose={() => setLarge(false)} />
        </Deferred>
      )}
    </figure>
  );
};

/** The pictures of a hand-over or a return, when they were taken, and why an order came back. */
export const ProofPictures = ({ proof: { photo, signature, at, reason } }: { proof: Proof }) => (
  <div className="flex flex-col gap-3">
    {reason !== null && (
      <p>
        <Marked>{reason}</Marked>
      </p>
    )}
    {(photo ?? signature) && (
      <div className="flex gap-3">
        {photo && <Picture id={photo} name={m.rider_proof_picture()} />}
        {signature && <Picture paper id={signature} name={m.rider_proof_signature()} />}
      </div>
    )}
    <p className="flex items-center gap-2 text-small text-muted">
      <PenLine aria-hidden size={16} className="shrink-0" />
      <time dateTime={at} className="tabular">
        {dateTime(at)}
      </time>
    </p>
  </div>
);
