import { expect, type APIRequestContext } from '@playwright/test';
import { logInOf } from './log-ins.ts';
import { newPatient, type Patient } from './orders.ts';
import { latestCode, password, staff, type Person } from './server.ts';

/** A rider of the demo hospital by mailbox. */
export const riderCalled = (mailbox: string): Person => ({
  name: mailbox,
  call: '/api/v1/epharmacy-users/rider/login',
  payload: { username: `${mailbox}@balsam.example`, password, field_name: 'email_address', is_admin: true },
});

async function ask(request: APIRequestContext, who: Person, method: string, path: string, data?: object) {
  const { token } = await logInOf(request, who);
  const headers = { authorization: `Bearer ${token}` };
  const reply = await request.fetch(`/api/v1${path}`, { method, headers, ...(data && { data }) });
  return (await reply.json()) as { status: boolean; message: string; code?: string; data: never };
}

/** Begins a shift of a rider, in Riyadh unless another branch is named, if none is open. */
export async function onShift(request: APIRequestContext, rider: Person, branch = 1): Promise<void> {
  const said = await ask(request, rider, 'POST', '/rider/shift', { location_id: branch });
  expect(said.status || said.code === 'shift_open', said.message).toBe(true);
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
export async function orderHome(
  request: APIRequestContext,
  { call, prescribe }: Patient,
  onPrescription?: string,
): Promise<number> {
  const which = onPrescription === undefined ? 'prescription=false' : `query=${encodeURIComponent(onPrescription)}`;
  const found = await call<{ items: { id: number }[] }>('GET', `/products?in_stock=true&limit=1&${which}`);
  await call('POST', '/cart/add', { product_id: found.items[0]!.id, quantity: 1 });
  const { id: address } = await call<{ id: number }>('POST', '/user-address', home);
  const { order, redirect_url, reference } = await call<Placed>('POST', '/orders', {
    mode: 'normal_delivery',
    address_id: address,
    prescription_ids: onPrescription === undefined ? [] : [await prescribe()],
    payment_method: 'card',
    privacy_accepted: true,
    return_policy_accepted: true,
  });
  const form = { outcome: 'paid', card: '4111111111111111' };
  expect((await request.post(redirect_url, { form, maxRedirects: 0 })).status()).toBe(303);
  await call('POST', '/payment/confirm', { reference });
  return order.ID;
}

const atTheDesk = ['confirmed', 'processed', 'ready_to_ship', 'out_for_delivery'];

type Step = { readonly status: string; readonly otp?: string };

export type Parcel = { readonly id: number; readonly buyer: Patient };

/** An order of a new patient that the pharmacist has sent out. */
export async function sentOut(request: APIRequestContext): Promise<Parcel> {
  const buyer = await newPatient(request);
  const id = await orderHome(request, buyer);
  for (const to of atTheDesk) {
    const said = await ask(request, staff('pharmacist'), 'POST', `/desk/orders/${id}/move`, { to });
    expect(said.status, `${to}: ${said.message}`).toBe(true);
  }
  return { id, buyer };
}

/** The desk gives it to this rider, whoever the system had asked before. */
export async function giveTo(request: APIRequestContext, rider: Person, { id }: Parcel): Promise<void> {
  const { user } = await logInOf(request, rider);
  const { id: riderId } = user as { id: number };
  const said = await ask(request, staff('pharmacist'), 'POST', `/desk/orders/${id}/assign`, { rider_id: riderId });
  expect(said.status, said.message).toBe(true);
}

/** The rider takes the order on, from a phone that is not on the screen. */
export async function accept(request: APIRequestContext, rider: Person, { id }: Parcel): Promise<void> {
  const said = await ask(request, rider, 'POST', `/orders/${id}/accept`);
  expect(said.status, said.message).toBe(true);
}

/** The rider moves the order on, from a phone that is not on the screen. */
export async function move(request: APIRequestContext, rider: Person, { id }: Parcel, step: Step): Promise<void> {
  const said = await ask(request, rider, 'PATCH', `/orders/${id}/status`, step);
  expect(said.status, said.message).toBe(true);
}

/** The rider at the door hands the order over, from a phone that is not on the screen. */
export async function deliver(request: APIRequestContext, rider: Person, parcel: Parcel): Promise<void> {
  const said = await ask(request, rider, 'POST', `/orders/${parcel.id}/otp`);
  expect(said.status, said.message).toBe(true);
  const otp = await latestCode(request, parcel.buyer.e164, { digits: 6 });
  await move(request, rider, parcel, { status: 'delivered', otp });
}
