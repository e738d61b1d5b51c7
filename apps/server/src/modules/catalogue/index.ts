import type { AppModule } from '#platform/module.ts';
import { catalogueRoutes } from './catalogue.routes.ts';
import { catalogueExportParts } from './export-parts.ts';
import { purgeFavourites } from './favourites.store.ts';
import { chargeStandardVat } from './product-vat.ts';
import { reindexProducts } from './reindex-products.ts';

/** The entrance to the module of products: what the pharmacy sells, and how it is found. */
export { countSold } from './count-sold.store.ts';
export { productsWithdrawn } from './events.ts';
export { registerColumns } from './import.store.ts';
export { productSearch, suggestProducts } from './find-products.ts';
export { importRegister, type RegisterImport } from './import-register.ts';
export { indexProducts } from './index-products.ts';
export { markIndexed } from './reindex-products.ts';
export { BrokenRegister } from './register-text.ts';
export { productsForPrescription } from './prescribed-products.ts';
export { isSellable, sellableOfSameSubstance } from './substance.store.ts';
export { readStockedProducts, type StockedProduct } from './stocked-products.ts';
export { branchStock, readBranchStock } from './product-detail.store.ts';
export { replacePhoto } from './photos.store.ts';
export type { ProductSearch } from './products.store.ts';
export { productVatPercent } from './product-vat.ts';
export { photoUrl } from './products.view.ts';
export { shareSales } from './withdrawal.store.ts';

export const catalogueModule: AppModule = {
  name: 'catalogue',
  routes: catalogueRoutes,
  jobs: [reindexProducts, chargeStandardVat],
  exportParts: catalogueExportParts,
  beforeClosing: [purgeFavourites],
};
