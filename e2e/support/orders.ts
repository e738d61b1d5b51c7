import { expect, type APIRequestContext } from '@playwright/test';
import { apiClient, type Call } from './api.ts';
import { smallPicture } from './pictures.ts';
import { registerPatient } from './registration.ts';
import { createSession, type Person } from './server.ts';

export type Patient = {
  readonly mrn: string;
  readonly signIn: Person;
  /** As messages are sent to it. */
  readonly e164: string;
  readonly call: Call;
  /** Sends a picture of a prescription, or several; answers the prescription. */
  readonly prescribe: (pictures?: number) => Promise<number>;
};

/** Registers a patient through the API, who has agreed to the terms: `await signInAs((await newPatient(request)).signIn)`. */
export async function newPatient(request: APIRequestContext): Promise<Patient> {
  const { signIn, e164, mrn } = await registerPatient(request);
  // Not kept: who logs in later logs in as somebody who has agreed.
  const { token, user } = await createSession(request, signIn);
  const call = apiClient(request, token);
  await call('POST', '/agreed-terms', {});
  const upload = async () => {
    const sent = await request.post('/api/v1/mediafiles/upload', {
      headers: { authorization: `Bearer ${token}` },
      multipart: { patient_id: String((user as { id: number }).id), kind: 'prescription', file: smallPicture },
    });
    expect(sent.ok(), await sent.text()).toBe(true);
    return ((await sent.json()) as { data: { id: string } }).data.id;
  };
  const prescribe = async (pictures = 1) => {
    const file_ids = await Promise.all(Array.from({ length: pictures }, upload));
    return (await call<{ id: number }>('POST', '/prescriptions', { file_ids })).id;
  };
  return { signIn, mrn, e164, call, prescribe };
}

type Placed = {
  readonly order: { readonly ID: number; readonly AMOUNT: number };
  readonly redirect_url: string;
  readonly reference: string;
};

/** Puts a product into the cart and orders it for fetching tomorrow at the first branch that has it; the payment by card is open. */
export async function orderPickup(patient: Patient, onPrescription: boolean): Promise<Placed> {
  const { call } = patient;
  const found = await call<{ items: { id: number }[] }>(
    'GET',
    `/products?in_stock=true&limit=1&prescription=${onPrescription}`,
  );
  await call('POST', '/cart/add', { product_id: found.items[0]!.id, quantity: 1 });
  const places = await call<{ items: { location_id: number; has_all: boolean }[] }>('GET', '/orders/pickup-places');
  const planned = await call<{ items: { day: string; times: string[] }[] }>(
    'GET',
    '/orders/delivery-slots?mode=pickup',
  );
  const tomorrow = planned.items[1]!;
  return call<Placed>('POST', '/orders', {
    mode: 'pickup',
    scheduled_day: tomorrow.day,
    scheduled_time: tomorrow.times[0],
    location_id: places.items.find((place) => place.has_all)!.location_id,
    prescription_ids: onPrescription ? [await patient.prescribe()] : [],
    payment_method: 'card',
    privacy_accepted: true,
    return_policy_accepted: true,
  });
}

/** Orders and pays by card without the screens; answers the order. */
export async function orderAndPay(
  request: APIRequestContext,
  patient: Patient,
  onPrescription = false,
): Promise<Placed['order']> {
  const { order, redirect_url: address, reference } = await orderPickup(patient, onPrescription);
  const form = { outcome: 'paid', card: '4111111111111111' };
  expect((await request.post(address, { form, maxRedirects: 0 })).status()).toBe(303);
  await patient.call('POST', '/payment/confirm', { reference });
  return order;
}
