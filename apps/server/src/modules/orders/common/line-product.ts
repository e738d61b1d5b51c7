import { namesWithPack } from '@balsam/domain/catalogue';
import type { StockedProduct } from '#modules/catalogue/index.ts';

/** What a line keeps of its product as it is now: later changes of the product do not touch it. */
export function lineProduct({ id, card, isPrescription, isColdChain }: StockedProduct) {
  const names = namesWithPack(card);
  return {
    product_id: id,
    name: names.en,
    name_ar: names.ar,
    form: card.form,
    is_prescription: isPrescription,
    is_cold_chain: isColdChain,
  };
}

/** The offer of a product as a line keeps it. */
export const lineOffer = ({ card: { offer } }: StockedProduct): string | null =>
  offer &&
  JSON.stringify({
    TYPE: offer.TYPE,
    DISCOUNT_VALUE: offer.DISCOUNT_VALUE,
    TITLE: offer.TITLE,
    TITLE_AR: offer.TITLE_AR,
  });
