import { expect, type APIRequestContext } from '@playwright/test';
import { apiClient, send, type Call } from './api.ts';
import { callAs, sessionOf } from './sessions.ts';
import { newPatient, type Patient } from './orders.ts';
import { latestCode, password, staff, type Person } from './server.ts';
import { linkFor, staffPassword } from './staff.ts';

/** A rider of the demo hospital by mailbox. */
export const riderBy = (mailbox: string): Person => ({
  name: mailbox,
  call: '/api/v1/epharmacy-users/rider/login',
  payload: { username: `${mailbox}@balsam.example`, password, field_name: 'email_address', is_admin: true },
});

const vehicle = { vehicle_number: 'ABC 4321', vehicle_type: 'motorcycle', max_grams: 15_000, has_cold_box: true };
const named = { first_name: 'Bandar', family_name: 'Journey', first_name_ar: 'بندر', family_name_ar: 'الرحلة' };

/** A new rider who has joined already: journeys that deliver with theirs disturb nobody else's. */
export async function newRider(request: APIRequestContext, mailbox: string): Promise<Person> {
  const rider = riderBy(mailbox);
  const email = `${mailbox}@balsam.example`;
  await (
    await callAs(request, staff('admin'))
  )('POST', '/staff/riders', { email_address: email, ...named, ...vehicle });
  const token = new URL(await linkFor(request, email)).searchParams.get('token')!;
  await apiClient(request)('POST', '/staff/invitation/accept', { token, password: staffPassword });
  return { ...rider, payload: { ...rider.payload, password: staffPassword } };
}

/** Orders of journeys are sent out in Riyadh: the system gives none of them to whoever is on shift elsewhere. */
export const jeddah = 2;

/** Begins a shift of a rider in Jeddah, if none is open: a free rider in Riyadh would be given the orders of other journeys. */
export async function startShift(request: APIRequestContext, rider: Person): Promise<void> {
  const { token } = await sessionOf(request, rider);
  const reply = await send(request, 'POST', '/rider/shift', { token, data: { location_id: jeddah } });
  expect(reply.status || reply.code === 'shift_open', reply.message).toBe(true);
}

const home = {
  name: 'Home',
  street: 'Al Amir Muhammad Road 18',
  district: 'Al Olaya',
  city: 'Riyadh',
  latitude: 24.6948,
  longitude: 46.6853,
};

type Placed = { readonly order: { readonly ID: number }; readonly redirect_url: string; readonly reference: string };

/** Orders something to the door and pays by card, without the screens. `onPrescription`: the product that its name finds; else something small. */
export async function orderDelivery(
  request: APIRequestContext,
  { call, prescribe }: Patient,
  onPrescription?: string,
): Promise<number> {
  const which = onPrescription === undefined ? 'prescription=false' : `query=${encodeURIComponent(onPrescription)}`;
  const found = await call<{ items: { id: number }[] }>('GET', `/products?in_stock=true&limit=1&${which}`);
  await call('POST', '/cart/add', { product_id: found.items[0]!.id, quantity: 1 });
  return orderCart(request, call, onPrescription === undefined ? [] : [await prescribe()]);
}

/** Orders what is in the cart of whoever calls to the door, and pays by card, without the screens. */
export async function orderCart(
  request: APIRequestContext,
  call: Call,
  prescription_ids: readonly number[] = [],
): Promise<number> {
  const { id: address } = await call<{ id: number }>('POST', '/user-address', home);
  const { order, redirect_url, reference } = await call<Placed>('POST', '/orders', {
    mode: 'normal_delivery',
    address_id: address,
    prescription_ids,
    payment_method: 'card',
    privacy_accepted: true,
    return_policy_accepted: true,
  });
  const form = { outcome: 'paid', card: '4111111111111111' };
  expect((await request.post(redirect_url, { form, maxRedirects: 0 })).status()).toBe(303);
  await call('POST', '/payment/confirm', { reference });
  return order.ID;
}

const pharmacistSteps = ['confirmed', 'processed', 'ready_to_ship', 'out_for_delivery'];

type Step = { readonly status: string; readonly otp?: string };

export type Delivery = { readonly id: number; readonly patient: Patient };
/** An order on its way, and where its code is sent. */
type OnTheWay = { readonly id: number; readonly patient: Pick<Patient, 'e164'> };

/** An order of a new patient that the pharmacist has sent out. */
export async function createDelivery(request: APIRequestContext): Promise<Delivery> {
  const patient = await newPatient(request);
  const id = await orderDelivery(request, patient);
  for (const to of pharmacistSteps) {
    await (
      await callAs(request, staff('pharmacist'))
    )('POST', `/desk/orders/${id}/move`, { to });
  }
  return { id, patient };
}

/** The desk gives it to this rider, whoever the system had asked before. */
export async function assignTo(request: APIRequestContext, rider: Person, { id }: Pick<Delivery, 'id'>): Promise<void> {
  const { user } = await sessionOf(request, rider);
  const { id: riderId } = user as { id: number };
  await (
    await callAs(request, staff('pharmacist'))
  )('POST', `/desk/orders/${id}/assign`, { rider_id: riderId });
}

/** The rider takes the order on, from a phone that is not on the screen. */
export async function accept(request: APIRequestContext, rider: Person, { id }: Pick<Delivery, 'id'>): Promise<void> {
  await (
    await callAs(request, rider)
  )('POST', `/orders/${id}/accept`);
}

/** The rider moves the order on, from a phone that is not on the screen. */
export async function move(
  request: APIRequestContext,
  rider: Person,
  { id }: Pick<Delivery, 'id'>,
  step: Step,
): Promise<void> {
  await (
    await callAs(request, rider)
  )('PATCH', `/orders/${id}/status`, step);
}

/** The rider at the door hands the order over, from a phone that is not on the screen. */
export async function deliver(request: APIRequestContext, rider: Person, delivery: OnTheWay): Promise<void> {
  await (
    await callAs(request, rider)
  )('POST', `/orders/${delivery.id}/otp`);
  const otp = await latestCode(request, delivery.patient.e164, { digits: 6 });
  await move(request, rider, delivery, { status: 'delivered', otp });
}
