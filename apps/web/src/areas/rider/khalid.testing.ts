import type { RiderOrder } from './model/api-types.ts';

const way: NonNullable<RiderOrder['delivery']> = {
  riderId: 7,
  answerBy: null,
  acceptedAt: '2026-11-22T14:05:00.000Z',
  expectedAt: null,
  branch: { title: 'Olaya', titleAr: 'العليا', latitude: 24.69, longitude: 46.68 },
  weightGrams: 400,
  isColdChain: false,
  needsPhoto: false,
  needsSignature: false,
  riderIsLost: false,
  proof: null,
  moves: [],
};

/** An order that Khalid has fetched, changed as a test wants it. */
export const orderOf = (change: Partial<RiderOrder>, delivery: Partial<typeof way> = {}): RiderOrder => ({
  id: 20418,
  orderNumber: 'BLS-020418',
  orderMode: 'fast_delivery',
  status: 'order_picked',
  paymentStatus: 'paid',
  orderDate: '2026-11-22T12:42:00.000Z',
  scheduledFrom: null,
  scheduledTo: null,
  riderAssignedDate: '2026-11-22T14:05:00.000Z',
  completedDate: null,
  amount: 159.5,
  subTotal: 128.26,
  vatAmount: 19.24,
  couponDiscount: 0,
  shippingCharges: 12,
  fastShippingCharges: 0,
  address: { address: 'Olaya Street', addressName: 'Home', city: 'Riyadh', latitude: 24.7, longitude: 46.7 },
  pickup: null,
  user: { phone_number: '+966500000001' },
  itemCount: 1,
  items: [],
  ...change,
  delivery: { ...way, ...delivery },
});
