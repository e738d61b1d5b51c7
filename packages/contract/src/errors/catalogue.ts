import type { ErrorTable } from './table.ts';

/** What the shop may refuse with. */
export const catalogueErrors = {
  product_withdrawn: {
    http: 422,
    en: 'This product is no longer sold. Please remove it from the cart',
    ar: 'لم يعد هذا المنتج متوفرًا للبيع. يُرجى حذفه من السلة',
  },
  register_refuses_product: {
    http: 422,
    en: 'The register of medicines does not allow this product to be sold',
    ar: 'لا يسمح سجل الأدوية ببيع هذا المنتج',
  },
  too_many_favourites: { http: 422, en: 'You can save up to 200 favourites', ar: 'يمكن حفظ مئتي منتج' },
} as const satisfies ErrorTable;
