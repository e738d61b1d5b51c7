import { namesWithPack } from '@balsam/domain/catalogue';
import { inLocale } from '#shared/i18n/locale.ts';
import { Marked } from '#shared/ui/person-name.tsx';

type Named = Parameters<typeof namesWithPack>[0];

/** The name in the language of the screen with the size of the package, as a plain text. */
export const nameOf = (product: Named): string => {
  const { en, ar } = namesWithPack(product);
  return inLocale(en, ar);
};

/** The same to be shown: one that a register has in English only says so. */
export const ProductName = ({ product }: { product: Named }) => (
  <bdi>
    <Marked>{nameOf(product)}</Marked>
  </bdi>
);
