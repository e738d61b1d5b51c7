import type { CallReply, Contract } from '@balsam/contract';

type Catalogue = Contract['catalogue'];

/** What the calls of the shop answer with. */
export type Home = CallReply<Catalogue['home']>;
export type Listing = CallReply<Catalogue['listing']>;
export type Product = Listing['items'][number];
export type ProductDetail = CallReply<Catalogue['product']>;
export type Offer = NonNullable<Product['offer']>;
export type Facets = Listing['facets'];
export type Category = Home['categories'][number];
export type Titled = { readonly id: number; readonly title: string; readonly title_ar: string };
