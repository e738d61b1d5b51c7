import { z } from 'zod';
import { Id, IdText, LineText, listOf } from '../common.ts';
import { endpoint } from '../endpoint.ts';

const Latitude = z.number().min(16).max(33);
const Longitude = z.number().min(34).max(56);
const Text = (most: number) => LineText.min(1).max(most);

/** Where somebody wants things brought (SPEC §3). In Saudi Arabia. */
const AddressFields = {
  name: Text(60),
  street: Text(200),
  district: LineText.max(100),
  city: Text(100),
  state: LineText.max(100),
  country: LineText.max(100),
  /** What helps to find the door. */
  note: LineText.max(300),
  latitude: Latitude,
  longitude: Longitude,
  is_default: z.boolean(),
};
const Address = z.object({
  ...AddressFields,
  id: Id,
  /** No point was given: it is that of the city. */
  is_approximate: z.boolean(),
});
/**
 * SPEC §3's five fields are enough: without a point that of the city stands in. Defaults are those of a new address: a change that had them would
 * set what it does not name.
 */
const NewAddress = z.object({
  ...AddressFields,
  district: LineText.max(100).default(''),
  latitude: Latitude.optional(),
  longitude: Longitude.optional(),
  state: AddressFields.state.default(''),
  country: AddressFields.country.default('SA'),
  note: AddressFields.note.default(''),
  is_default: AddressFields.is_default.default(false),
});

/** Where a patient wants orders and home visits brought. */
export const addresses = {
  list: endpoint({
    method: 'GET',
    path: '/user-address',
    access: ['patient'],
    summary: 'My addresses, the default one first',
    reply: listOf(Address),
    errors: [],
  }),
  show: endpoint({
    method: 'GET',
    path: '/user-address/:id',
    access: ['patient'],
    summary: 'One of my addresses',
    params: z.object({ id: IdText }),
    reply: Address,
    errors: ['not_found'],
  }),
  add: endpoint({
    method: 'POST',
    path: '/user-address',
    access: ['patient'],
    summary: 'Adds an address; the first one is the default',
    body: NewAddress,
    reply: Address,
    errors: ['too_many_addresses', 'address_point_unknown'],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/user-address/:id',
    access: ['patient'],
    summary: 'Changes an address',
    params: z.object({ id: IdText }),
    body: z.object(AddressFields).partial(),
    reply: Address,
    errors: ['not_found', 'address_point_unknown'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/user-address/:id',
    access: ['patient'],
    summary: 'Removes an address; orders keep theirs',
    params: z.object({ id: IdText }),
    reply: listOf(Address),
    errors: ['not_found'],
  }),
} as const;
