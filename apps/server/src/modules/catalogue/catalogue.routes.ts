import { catalogue } from '@balsam/contract/catalogue';
import { pageOf, wholeList } from '#platform/http/page.ts';
import { read, write, type Route } from '#platform/http/serve.ts';
import { findBrands, findProducts, listProducts, suggestProducts } from './find-products.ts';
import { removeFavourite, addFavourite, showFavourites } from './manage-favourites.ts';
import { readBrands, readCategories, readReliefs } from './categories.store.ts';
import { showHome } from './show-home.ts';
import { showPhoto } from './show-photo.ts';
import { showProduct, showRelated } from './show-product.ts';

/** The catalogue, open to everybody, and a patient's favourites. */
export const catalogueRoutes: readonly Route[] = [
  read(catalogue.products, ({ db, query, call }) => findProducts(db, query, call.now)),
  read(catalogue.listing, ({ db, query, call }) => listProducts(db, query, call.now)),
  read(catalogue.brandsFound, ({ db, query, call }) => findBrands(db, query, call.now)),
  read(catalogue.home, ({ db, call }) => showHome(db, call.now)),
  read(catalogue.suggestions, ({ db, query, call }) => suggestProducts(db, query.query, call.now)),
  read(catalogue.product, ({ db, params, call }) => showProduct(db, params.id, call.now)),
  read(catalogue.related, ({ db, params, call }) => showRelated(db, params.id, call.now)),
  read(catalogue.photo, ({ db, platform, params, query, request }) =>
    showPhoto(db, platform, { id: params.id, width: query.w, accept: request.headers.accept ?? '' }),
  ),
  read(catalogue.categories, async ({ db }) => wholeList(await readCategories(db))),
  read(catalogue.symptomsRelief, async ({ db }) => wholeList(await readReliefs(db))),
  read(catalogue.brands, async ({ db, query }) => {
    const page = pageOf(query, 100);
    const rows = await readBrands(db, page);
    return { items: rows, total: rows[0]?.total ?? 0, page: page.page, limit: page.limit };
  }),
  read(catalogue.favourites, ({ db, query, call }) => showFavourites(db, call, query)),
  write(catalogue.addFavourite, ({ tx, params, call }) => addFavourite(tx, call, params.id)),
  write(catalogue.removeFavourite, ({ tx, params, call }) => removeFavourite(tx, call, params.id)),
];
