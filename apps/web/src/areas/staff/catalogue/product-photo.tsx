import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { uploadTo } from '#shared/api/upload.ts';
import { type Upload, UploadButton } from '#shared/staff/upload-button.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ProductPicture } from '#shared/ui/product-picture.tsx';
import { toast } from '#shared/ui/toast.ts';
import { usePharmacyDeskMutation } from '../orders/queries.ts';
import type { CatalogueProduct } from './queries.ts';
import { FormError } from '#shared/ui/form-error.tsx';

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
  const saved = (): void => toast.success(m.staff_saved());
  const send = usePharmacyDeskMutation(
    (upload: Upload) => uploadTo(`/api/v1/desk/products/${product.id}/photo`, { ...upload, quiet: true }),
    saved,
  );
  const remove = usePharmacyDeskMutation(
    () => api.pharmacyDesk.removePhoto({ params: { id: product.id }, quiet: true }),
    saved,
  );
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-4">
        <Shown product={product} />
        <div className="flex flex-col items-start gap-2.5">
          <UploadButton pending={send.isPending} onChoose={send.mutate} />
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
