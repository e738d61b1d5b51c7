import type { pharmacyDesk } from '@balsam/contract/pharmacy-desk';
import { api } from '#shared/api/index.ts';
import { pageLength } from '../people/queries.ts';
import type { CatalogueSearch } from './search.ts';
import type { ApiReply } from '#shared/api/client.ts';

export type CatalogueRow = ApiReply<typeof pharmacyDesk.products>['items'][number];
export type CatalogueProduct = ApiReply<typeof pharmacyDesk.product>;
export type CatalogueChange = ApiReply<typeof pharmacyDesk.productChanges>['items'][number];
export type CatalogueChoices = ApiReply<typeof pharmacyDesk.choices>;
export type CatalogueOffer = ApiReply<typeof pharmacyDesk.offers>['items'][number];
export type CatalogueCoupon = ApiReply<typeof pharmacyDesk.coupons>['items'][number];

export const productsQuery = ({ q, only, page = 1 }: CatalogueSearch) =>
  api.pharmacyDesk.products.query({ query: { q, only, page, limit: pageLength } });
export const productQuery = (id: number) => api.pharmacyDesk.product.query({ params: { id }, quiet: true });
export const changesQuery = (id: number, page: number) =>
  api.pharmacyDesk.productChanges.query({ params: { id }, query: { page, limit: pageLength } });
export const choicesQuery = () => api.pharmacyDesk.choices.query({ quiet: true });
export const offersQuery = ({ page = 1 }: CatalogueSearch) =>
  api.pharmacyDesk.offers.query({ query: { page, limit: pageLength } });
export const couponsQuery = ({ page = 1 }: CatalogueSearch) =>
  api.pharmacyDesk.coupons.query({ query: { page, limit: pageLength } });
