import { pharmacyDesk } from '@balsam/contract/pharmacy-desk';
import { callExternal, read, write, type Route } from '#platform/http/serve.ts';
import {
  callBack,
  confirmReturn,
  findSubstitutes,
  proposeSubstitute,
  reviewPrescription,
  sendOrderCode,
  takeBackSubstitute,
  takeOutUnavailable,
  takeOutWithdrawn,
} from '#modules/orders/index.ts';
import { addBrand, addProduct } from './add-product.ts';
import { changeProduct } from './change-product.ts';
import {
  addCoupon,
  addOffer,
  changeCoupon,
  changeOffer,
  removeCoupon,
  removeOffer,
  showCoupons,
  showOffers,
} from './manage-discounts.ts';
import { addLot, correctLot } from './manage-lots.ts';
import { removePhoto, setPhoto } from './manage-photo.ts';
import { listChanges, listProducts, readProduct, showChoices } from './read-products.ts';
import { readRatings } from './read-ratings.ts';
import { readPharmacyOrder, readQueue } from './read-queue.ts';
import { moveForPharmacist, showPrescriptionFile } from './move-order.ts';

const orderRoutes: readonly Route[] = [
  read(pharmacyDesk.orders, ({ db, call, query }) => readQueue(db, call, query)),
  read(pharmacyDesk.order, ({ db, call, params }) => readPharmacyOrder(db, call, params.id)),
  callExternal(pharmacyDesk.move, async ({ platform, call, params, body }) => {
    await moveForPharmacist(platform, call, params.id, body);
    return readPharmacyOrder(platform.db, call, params.id);
  }),
  read(pharmacyDesk.ratings, ({ db, call, query }) => readRatings(db, call, query)),
  write(pharmacyDesk.sendCode, ({ tx, platform, call, params }) =>
    sendOrderCode(tx, platform, call, { orderId: params.id, by: 'pharmacist' }),
  ),
  write(pharmacyDesk.reviewPrescription, async ({ tx, call, params, body }) => {
    const { verdict, line_ids: lineIds, reason } = body;
    await reviewPrescription(tx, call, params.id, { decision: verdict, lineIds, reason });
    return readPharmacyOrder(tx, call, params.id);
  }),
  write(pharmacyDesk.callBack, async ({ tx, call, params, body }) => {
    await callBack(tx, call, params.id, body.reason);
    return readPharmacyOrder(tx, call, params.id);
  }),
  write(pharmacyDesk.confirmReturn, async ({ tx, call, params }) => {
    await confirmReturn(tx, call, params.id);
    return readPharmacyOrder(tx, call, params.id);
  }),
  write(pharmacyDesk.takeOutWithdrawn, async ({ tx, call, params }) => {
    await takeOutWithdrawn(tx, call, params.id);
    return readPharmacyOrder(tx, call, params.id);
  }),
  write(pharmacyDesk.takeOutUnavailable, async ({ tx, call, params, body }) => {
    await takeOutUnavailable(tx, call, params.id, { lineIds: body.line_ids, reason: body.reason });
    return readPharmacyOrder(tx, call, params.id);
  }),
  read(pharmacyDesk.substitutes, ({ db, call, params }) => findSubstitutes(db, call, params.id, params.line_id)),
  write(pharmacyDesk.proposeSubstitute, async ({ tx, call, params, body }) => {
    await proposeSubstitute(tx, call, params.id, { lineId: body.line_id, productId: body.product_id });
    return readPharmacyOrder(tx, call, params.id);
  }),
  write(pharmacyDesk.takeBackSubstitute, async ({ tx, call, params }) => {
    await takeBackSubstitute(tx, call, params.id, params.substitute_id);
    return readPharmacyOrder(tx, call, params.id);
  }),
  read(pharmacyDesk.prescriptionFile, ({ db, platform, call, params }) =>
    showPrescriptionFile(db, platform, call, params.id),
  ),
];

const productRoutes: readonly Route[] = [
  read(pharmacyDesk.products, ({ db, call, query }) => listProducts(db, query, call.now)),
  read(pharmacyDesk.choices, ({ db, call }) => showChoices(db, call.now)),
  read(pharmacyDesk.product, ({ db, call, params }) => readProduct(db, params.id, call.now)),
  read(pharmacyDesk.productChanges, ({ db, params, query }) => listChanges(db, params.id, query)),
  write(pharmacyDesk.addProduct, async ({ tx, call, body }) =>
    readProduct(tx, await addProduct(tx, call, body), call.now),
  ),
  write(pharmacyDesk.addBrand, ({ tx, call, body }) => addBrand(tx, call, body)),
  write(pharmacyDesk.changeProduct, async ({ tx, call, params, body }) => {
    await changeProduct(tx, call, params.id, body);
    return readProduct(tx, params.id, call.now);
  }),
  callExternal(pharmacyDesk.setPhoto, async ({ platform, call, params, file }) => {
    await setPhoto(platform, call, params.id, file);
    return readProduct(platform.db, params.id, call.now);
  }),
  write(pharmacyDesk.removePhoto, async ({ tx, platform, call, params }) => {
    await removePhoto(tx, platform, call, params.id);
    return readProduct(tx, params.id, call.now);
  }),
  write(pharmacyDesk.addLot, async ({ tx, call, params, body }) => {
    await addLot(tx, call, params.id, body);
    return readProduct(tx, params.id, call.now);
  }),
  write(pharmacyDesk.correctLot, async ({ tx, call, params, body }) =>
    readProduct(tx, await correctLot(tx, call, params.id, body), call.now),
  ),
];

const discountRoutes: readonly Route[] = [
  read(pharmacyDesk.offers, ({ db, query }) => showOffers(db, query)),
  write(pharmacyDesk.addOffer, ({ tx, call, body }) => addOffer(tx, call, body)),
  write(pharmacyDesk.changeOffer, ({ tx, call, params, body }) => changeOffer(tx, call, params.id, body)),
  write(pharmacyDesk.removeOffer, async ({ tx, call, params, query }) => {
    await removeOffer(tx, call, params.id, query);
    return {};
  }),
  read(pharmacyDesk.coupons, ({ db, query }) => showCoupons(db, query)),
  write(pharmacyDesk.addCoupon, ({ tx, call, body }) => addCoupon(tx, call, body)),
  write(pharmacyDesk.changeCoupon, ({ tx, call, params, body }) => changeCoupon(tx, call, params.code, body)),
  write(pharmacyDesk.removeCoupon, async ({ tx, call, params, query }) => {
    await removeCoupon(tx, call, params.code, query);
    return {};
  }),
];

/** The pharmacy desk: orders, products, offers and promo codes. */
export const pharmacyDeskRoutes: readonly Route[] = [...orderRoutes, ...productRoutes, ...discountRoutes];
