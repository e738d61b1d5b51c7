import type { Contract } from '@balsam/contract';
import type { ApiReply } from '#shared/api/client.ts';

type Catalogue = Contract['catalogue'];

/** What the calls of the shop answer with. */
export type Home = ApiReply<Catalogue['home']>;
export type Listing = ApiReply<Catalogue['listing']>;
export type Product = Listing['items'][number];
export type ProductDetail = ApiReply<Catalogue['product']>;
export type Offer = NonNullable<Product['offer']>;
export type Facets = Listing['facets'];
export type Category = Home['categories'][number];
export type Titled = { readonly id: number; readonly title: string; readonly title_ar: string };
