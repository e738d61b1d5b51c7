import type { CallReply } from '@balsam/contract/call';
import type { pharmacyDesk } from '@balsam/contract/pharmacy-desk';
import { api } from '#shared/api/index.ts';
import { pageLength } from '../people/queries.ts';
import type { CatalogueSearch } from './search.ts';

export type CatalogueRow = CallReply<typeof pharmacyDesk.products>['items'][number];
export type CatalogueProduct = CallReply<typeof pharmacyDesk.product>;
export type CatalogueChange = CallReply<typeof pharmacyDesk.productChanges>['items'][number];
export type CatalogueChoices = CallReply<typeof pharmacyDesk.choices>;
export type CatalogueOffer = CallReply<typeof pharmacyDesk.offers>['items'][number];
export type CatalogueCoupon = CallReply<typeof pharmacyDesk.coupons>['items'][number];

export const productsQuery = ({ q, only, page = 1 }: CatalogueSearch) =>
  api.pharmacyDesk.products.query({ query: { q, only, page, limit: pageLength } });
export const productQuery = (id: number) => api.pharmacyDesk.product.query({ params: { id }, quiet: true });
export const changesQuery = (id: number, page: number) =>
  api.pharmacyDesk.productChanges.query({ params: { id }, query: { page, limit: pageLength } });
export const choicesQuery = () => api.pharmacyDesk.choices.query({});
export const offersQuery = () => api.pharmacyDesk.offers.query({ query: { limit: 200 } });
export const couponsQuery = () => api.pharmacyDesk.coupons.query({ query: { limit: 200 } });
