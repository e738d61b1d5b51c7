import { catalogue } from '@balsam/contract/catalogue';
import { pageOf, wholeList, readPage } from '#platform/http/page.ts';
import { read, readShared, write, type Route } from '#platform/http/serve.ts';
import { findBrands, findProducts, listProducts, suggestProducts } from './find-products.ts';
import { removeFavourite, addFavourite, showFavourites } from './manage-favourites.ts';
import { readBrands, readCategories, readReliefs } from './categories.store.ts';
import { showHome } from './show-home.ts';
import { showPhoto } from './show-photo.ts';
import { showProduct, showRelated } from './show-product.ts';

/** What the shop shows is made of. */
const shop = [
  'brand',
  'location',
  'offer',
  'product',
  'product_category',
  'product_count',
  'product_relief',
  'relief',
  'shop_index',
  'shop_word',
  'stock_lot',
] as const;

/** The catalogue, open to everybody, and a patient's favourites. */
export const catalogueRoutes: readonly Route[] = [
  readShared(catalogue.products, shop, ({ db, query, now }) => findProducts(db, query, now)),
  readShared(catalogue.listing, shop, ({ db, query, now }) => listProducts(db, query, now)),
  readShared(catalogue.brandsFound, shop, ({ db, query, now }) => findBrands(db, query, now)),
  readShared(catalogue.home, shop, ({ db, now }) => showHome(db, now)),
  readShared(catalogue.suggestions, shop, ({ db, query, now }) => suggestProducts(db, query.query, now)),
  readShared(catalogue.product, shop, ({ db, params, now }) => showProduct(db, params.id, now)),
  readShared(catalogue.related, shop, ({ db, params, now }) => showRelated(db, params.id, now)),
  read(catalogue.photo, ({ db, platform, params, query, request }) =>
    showPhoto(db, platform, { id: params.id, width: query.w, accept: request.headers.accept ?? '' }),
  ),
  readShared(catalogue.categories, shop, async ({ db }) => wholeList(await readCategories(db))),
  readShared(catalogue.symptomsRelief, shop, async ({ db }) => wholeList(await readReliefs(db))),
  readShared(catalogue.brands, shop, async ({ db, query }) => {
    const page = pageOf(query, 100);
    const { rows, total } = await readPage(page, (at) => readBrands(db, at));
    return { items: [...rows], total, page: page.page, limit: page.limit };
  }),
  read(catalogue.favourites, ({ db, query, call }) => showFavourites(db, call, query)),
  write(catalogue.addFavourite, ({ tx, params, call }) => addFavourite(tx, call, params.id)),
  write(catalogue.removeFavourite, ({ tx, params, call }) => removeFavourite(tx, call, params.id)),
];
