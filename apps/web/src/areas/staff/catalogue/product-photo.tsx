import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { uploadTo } from '#shared/api/upload.ts';
import { percent } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { ProductPicture } from '#shared/ui/product-picture.tsx';
import { toast } from '#shared/ui/toast.ts';
import { usePharmacyDeskMutation } from '../orders/queries.ts';
import type { CatalogueProduct } from './queries.ts';
import { FormError } from '#shared/ui/form-error.tsx';

/** HEIC by name as well: not every browser knows it as a picture. */
const kinds = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,.heif';

const Shown = ({ product }: { product: CatalogueProduct }) => (
  <span className="grid size-28 shrink-0 place-content-center overflow-hidden rounded-md border border-line bg-surface-2 text-muted">
    {product.photo_url === null ? (
      <ProductPicture product={product} className="size-28 p-2" />
    ) : (
      <img src={product.photo_url} alt={m.staff_photo()} className="size-28 object-contain" />
    )}
  </span>
);

/** The photo of a product; without one the shop draws it by its form. */
export const ProductPhoto = ({ product }: { product: CatalogueProduct }) => {
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState(0);
  const saved = (): void => toast.success(m.staff_saved());
  const send = usePharmacyDeskMutation(
    (file: File) => uploadTo(`/api/v1/desk/products/${product.id}/photo`, { file, onProgress: setShare, quiet: true }),
    saved,
  );
  const remove = usePharmacyDeskMutation(
    () => api.pharmacyDesk.removePhoto({ params: { id: product.id }, quiet: true }),
    saved,
  );
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = currentTarget.files ?? [];
    setShare(0);
    if (file) send.mutate(file);
    // The same picture may be chosen again after a refusal.
    currentTarget.value = '';
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-4">
        <Shown product={product} />
        <div className="flex flex-col items-start gap-2.5">
          <input ref={input} type="file" accept={kinds} aria-label={m.staff_photo_choose()} hidden onChange={choose} />
          <Button variant="outline" icon={ImagePlus} pending={send.isPending} onClick={() => input.current?.click()}>
            {send.isPending
              ? m.staff_photo_sending({ share: percent(Math.round(share * 100)) })
              : m.staff_photo_choose()}
          </Button>
          {product.photo_url !== null && (
            <Button variant="text" pending={remove.isPending} onClick={() => remove.mutate(undefined)}>
              {m.staff_photo_remove()}
            </Button>
          )}
          {product.photo_url === null && <p className="text-small text-muted">{m.staff_photo_none()}</p>}
        </div>
      </div>
      <FormError error={send.error ?? remove.error} />
    </div>
  );
};
