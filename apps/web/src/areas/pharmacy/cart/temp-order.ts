import type { DeliveryMode } from '@balsam/domain/orders';
import { removeStored, writeStored, readStored } from '#shared/api/stored.ts';

/** What was asked for and has no answer yet: the same request goes out again under the same key, also after a reload. */
export type OpenIntent = { readonly request: string; readonly key: string };

type CouponDetail = { readonly title: string; readonly title_ar: string; readonly discount: number };

/**
 * The draft of an order (SPEC §3: prescriptions list, coupon, wallet_amount, couponDetail), of one profile. It holds no names and no
 * pictures, only what they are called on the server, which shows them to nobody else.
 */
export type TempOrder = {
  readonly mode: DeliveryMode;
  readonly address_id: number | undefined;
  readonly location_id: number | undefined;
  readonly scheduled_day: string | undefined;
  readonly scheduled_time: string | undefined;
  /** Ids of pictures that were uploaded and are in no prescription yet. */
  readonly prescriptions: readonly string[];
  readonly coupon: string | undefined;
  readonly couponDetail: CouponDetail | undefined;
  /** SAR that the wallet was to bear; more than zero means that it is used. */
  readonly wallet_amount: number;
  /** Points that were to bear a part; more than zero means that they are used, as far as they are needed. */
  readonly loyalty_points: number;
  /** How the rest is paid. */
  readonly method: 'card' | 'tamara';
  readonly intent: OpenIntent | undefined;
};

export const newOrder: TempOrder = {
  mode: 'normal_delivery',
  address_id: undefined,
  location_id: undefined,
  scheduled_day: undefined,
  scheduled_time: undefined,
  prescriptions: [],
  coupon: undefined,
  couponDetail: undefined,
  wallet_amount: 0,
  loyalty_points: 0,
  method: 'card',
  intent: undefined,
};

const modes: ReadonlySet<unknown> = new Set<DeliveryMode>([
  'normal_delivery',
  'fast_delivery',
  'scheduled_delivery',
  'pickup',
]);

type Unknown = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Unknown => typeof value === 'object' && value !== null;
const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
const id = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
const atLeastNought = (value: unknown): number => (typeof value === 'number' ? Math.max(0, value) : 0);

const couponOf = (value: unknown): CouponDetail | undefined => {
  if (!isObject(value)) return undefined;
  const { title, title_ar, discount } = value;
  const isWhole = typeof title === 'string' && typeof title_ar === 'string' && typeof discount === 'number';
  return isWhole ? { title, title_ar, discount } : undefined;
};

const intentOf = (value: unknown): OpenIntent | undefined => {
  const [request, key] = isObject(value) ? [text(value['request']), text(value['key'])] : [];
  return request !== undefined && key !== undefined ? { request, key } : undefined;
};

const orderOf = (stored: Unknown): TempOrder => ({
  mode: modes.has(stored['mode']) ? (stored['mode'] as DeliveryMode) : newOrder.mode,
  address_id: id(stored['address_id']),
  location_id: id(stored['location_id']),
  scheduled_day: text(stored['scheduled_day']),
  scheduled_time: text(stored['scheduled_time']),
  prescriptions: Array.isArray(stored['prescriptions']) ? stored['prescriptions'].filter((each) => text(each)) : [],
  coupon: text(stored['coupon']),
  couponDetail: couponOf(stored['couponDetail']),
  wallet_amount: atLeastNought(stored['wallet_amount']),
  loyalty_points: atLeastNought(stored['loyalty_points']),
  method: stored['method'] === 'tamara' ? 'tamara' : 'card',
  intent: intentOf(stored['intent']),
});

const parsed = (): unknown => {
  try {
    return JSON.parse(readStored('tempOrder') ?? 'null');
  } catch {
    return undefined;
  }
};

/** The draft of this profile, as it was left; another's, or nothing that can be read, is a new one. */
export const readOrder = (person: number): TempOrder => {
  const stored = parsed();
  return isObject(stored) && stored['person'] === person ? orderOf(stored) : newOrder;
};

export const storeOrder = (person: number, order: TempOrder): void =>
  writeStored('tempOrder', JSON.stringify({ person, ...order }));

export const removeOrder = (): void => removeStored('tempOrder');
