import type { DosageForm } from '@balsam/domain/catalogue';
import caps from '#assets/art/product-caps.svg?url&no-inline';
import cream from '#assets/art/product-cream.svg?url&no-inline';
import device from '#assets/art/product-device.svg?url&no-inline';
import drops from '#assets/art/product-drops.svg?url&no-inline';
import gel from '#assets/art/product-gel.svg?url&no-inline';
import inhaler from '#assets/art/product-inhaler.svg?url&no-inline';
import injection from '#assets/art/product-injection.svg?url&no-inline';
import lozenge from '#assets/art/product-lozenge.svg?url&no-inline';
import other from '#assets/art/product-other.svg?url&no-inline';
import patch from '#assets/art/product-patch.svg?url&no-inline';
import pen from '#assets/art/product-pen.svg?url&no-inline';
import powder from '#assets/art/product-powder.svg?url&no-inline';
import solution from '#assets/art/product-solution.svg?url&no-inline';
import spray from '#assets/art/product-spray.svg?url&no-inline';
import suppository from '#assets/art/product-suppository.svg?url&no-inline';
import syrup from '#assets/art/product-syrup.svg?url&no-inline';
import tablet from '#assets/art/product-tablet.svg?url&no-inline';
import { cx } from './class-names.ts';

const drawings: Readonly<Record<DosageForm, string>> = {
  tablet,
  capsule: caps,
  syrup,
  drops,
  cream,
  gel,
  injection,
  pen,
  inhaler,
  spray,
  suppository,
  powder,
  patch,
  solution,
  lozenge,
  device,
  other,
};

/** So that a list of tablets, even of one brand, does not look like one product; a brown bottle stays brown. */
const hues = [0, 45, 100, 150, 205, 260, 315];
const hueOf = (form: DosageForm, id: number): number =>
  form === 'syrup' || form === 'device' ? 0 : (hues[id % hues.length] ?? 0);

type Pictured = {
  readonly id: number;
  readonly form: DosageForm;
  readonly photo_url: string | null;
};

/** How wide a picture is shown, and the sizes that a photo comes in: the browser takes what its screen needs. */
const widths = { small: '6rem', card: '(min-width: 992px) 15rem, 46vw', page: '(min-width: 992px) 32rem, 92vw' };
const photoWidths = [160, 480, 960];
const photoSet = (url: string): string => photoWidths.map((width) => `${url}?w=${width} ${width}w`).join(', ');

type ProductPictureProps = {
  readonly product: Pictured;
  readonly className?: string;
  readonly shown?: keyof typeof widths;
  /** What stands on the drawn package: strength and size. A photo shows its own. */
  readonly label?: readonly string[];
};

/** As on the package: the strength large, the size below it. */
const Label = ({ lines }: { lines: readonly string[] }) => (
  <span
    aria-hidden
    className="absolute start-2 bottom-2 flex max-w-[calc(100%-1rem)] flex-col rounded-sm border-s-4 border-accent bg-white/90 px-2 py-0.5 text-small leading-tight text-[#16324a]"
  >
    {lines.map((line) => (
      <bdi key={line} className="first:font-bold">
        {line}
      </bdi>
    ))}
  </span>
);

/** The photo of a product, else the drawing of its form on a stage that stays light in the dark. Silent: the name stands beside it. */
export const ProductPicture = ({ product, className, shown = 'small', label }: ProductPictureProps) => (
  <span
    className={cx(
      'relative block overflow-hidden bg-linear-to-b from-[#f4f8fb] to-[#e6edf5] dark:from-[#d3dee8] dark:to-[#b9c8d5]',
      className,
    )}
  >
    <img
      {...(product.photo_url !== null && { srcSet: photoSet(product.photo_url), sizes: widths[shown] })}
      src={product.photo_url ?? drawings[product.form]}
      alt=""
      width={160}
      height={150}
      loading={shown === 'page' ? 'eager' : 'lazy'}
      decoding="async"
      className="block size-full object-contain"
      style={product.photo_url === null ? { filter: `hue-rotate(${hueOf(product.form, product.id)}deg)` } : undefined}
    />
    {product.photo_url === null && label !== undefined && label.length > 0 && <Label lines={label} />}
  </span>
);
