import type { CallReply } from '@balsam/contract/call';
import type { desk } from '@balsam/contract/desk';
import { api } from '../../../shared/api/index.ts';
import { pageLength } from '../people/queries.ts';
import type { CatalogueSearch } from './search.ts';

export type DeskRow = CallReply<typeof desk.products>['items'][number];
export type DeskProduct = CallReply<typeof desk.product>;
export type DeskChange = CallReply<typeof desk.productChanges>['items'][number];
export type DeskChoices = CallReply<typeof desk.choices>;
export type DeskOffer = CallReply<typeof desk.offers>['items'][number];
export type DeskCoupon = CallReply<typeof desk.coupons>['items'][number];

export const productsQuery = ({ q, only, page = 1 }: CatalogueSearch) =>
  api.desk.products.query({ query: { q, only, page, limit: pageLength } });
export const productQuery = (id: number) => api.desk.product.query({ params: { id }, quiet: true });
export const changesQuery = (id: number, page: number) =>
  api.desk.productChanges.query({ params: { id }, query: { page, limit: pageLength } });
export const choicesQuery = () => api.desk.choices.query({});
export const offersQuery = () => api.desk.offers.query({ query: { limit: 200 } });
export const couponsQuery = () => api.desk.coupons.query({ query: { limit: 200 } });
