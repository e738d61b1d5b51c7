import { FileText, RotateCw, X } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { number, percent } from '#shared/format/index.ts';
import { Button, IconButton } from '#shared/ui/button.tsx';
import { usePhoto } from '#shared/ui/photo.ts';
import type { Pictures, PictureUpload } from './use-pictures.ts';

/** A picture that the server keeps; a drawn page until it is here. */
export const Thumb = ({ id, place }: { id: string; place: number }) => {
  const photo = usePhoto(`/api/v1/mediafiles/${id}`);
  const name = m.pharmacy_rx_picture({ place: number(place) });
  return (
    <span className="grid size-full place-content-center overflow-hidden rounded-md border border-line bg-surface-2">
      {photo ? (
        <img src={photo} alt={name} className="h-28 w-24 object-cover" />
      ) : (
        <>
          <FileText aria-hidden size={36} className="text-muted" />
          <span className="sr-only">{name}</span>
        </>
      )}
    </span>
  );
};

type KeptProps = { readonly ids: readonly string[]; readonly onRemove?: ((id: string) => void) | undefined };

/** Pictures that have arrived, each with its cross while it may be taken out. */
export const KeptPictures = ({ ids, onRemove }: KeptProps) => (
  <ul className="flex flex-wrap gap-3">
    {ids.map((id, index) => (
      <li key={id} className="relative h-28 w-24">
        <Thumb id={id} place={index + 1} />
        {onRemove && (
          <IconButton
            icon={X}
            label={m.pharmacy_rx_remove({ place: number(index + 1) })}
            onClick={() => onRemove(id)}
            className="absolute! -end-2 -top-2 rounded-full! bg-text! text-bg!"
          />
        )}
      </li>
    ))}
  </ul>
);

type SendingProps = { readonly sending: PictureUpload } & Pick<Pictures, 'retry' | 'discard'>;

const SendingRow = ({ sending, retry, discard }: SendingProps) => {
  const { file, share, failure, key } = sending;
  const status = failure ?? m.pharmacy_rx_sending({ share: percent(Math.round(share * 100)) });
  return (
    <li className="flex flex-col gap-2 rounded-md border border-line p-3">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <bdi lang="en" dir="ltr" className="block break-all rtl:text-end">
            {file.name}
          </bdi>
          {!failure && <span className="text-small text-muted">{status}</span>}
        </div>
        <IconButton icon={X} label={m.pharmacy_rx_give_up()} onClick={() => discard(key)} />
      </div>
      {failure ? (
        <>
          <p role="alert" className="text-danger-text">
            {status}
          </p>
          <Button variant="soft" size="sm" icon={RotateCw} className="self-start" onClick={() => retry(sending)}>
            {m.pharmacy_rx_retry()}
          </Button>
        </>
      ) : (
        <progress
          max={1}
          value={share}
          aria-label={status}
          className="h-2 w-full overflow-hidden rounded-full accent-accent"
        />
      )}
    </li>
  );
};

/** Pictures on their way, and those that did not arrive. */
export const SendingPictures = ({ sendings, retry, discard }: Pick<Pictures, 'sendings' | 'retry' | 'discard'>) =>
  sendings.length > 0 && (
    <ul className="flex flex-col gap-3">
      {sendings.map((sending) => (
        <SendingRow key={sending.key} sending={sending} retry={retry} discard={discard} />
      ))}
    </ul>
  );
