import { rolesThatMay } from '@balsam/domain/identity';
import { areaLimits } from '@balsam/domain/orders';
import { z } from 'zod';
import { Id, IdText, InstantText } from '../common.ts';
import { callerOf, endpoint } from '../endpoint.ts';

const access = rolesThatMay('manage_delivery_areas').map(callerOf);
const Name = z.string().max(250);
const City = z.string().trim().min(1).max(100);

const Corner = z.object({ latitude: z.number().min(16).max(33), longitude: z.number().min(34).max(56) });

/** Where a branch brings orders to, beside what lies within the distance of fast delivery. */
const DeliveryArea = z.object({
  location_id: Id,
  title: Name,
  title_ar: Name,
  /** Its own city, which it always serves. */
  city: City,
  latitude: z.number(),
  longitude: z.number(),
  /** The further cities, by their English names; fast deliveries do not go by them. */
  cities: z.array(City).max(100),
  /** The ring of the drawn area in its order; null where none is drawn. Of a place within it every delivery is offered. */
  corners: z.array(Corner).max(areaLimits.mostCorners).nullable(),
  /** Counts its changes; sent back with the next one. */
  revision: z.int(),
  changed_at: InstantText.nullable(),
  changed_by: z.object({ name: Name, name_ar: Name }).nullable(),
});

/** Where the branches of the pharmacy bring orders to, for administrators (DECISIONS §15). */
export const deliveryAreas = {
  list: endpoint({
    method: 'GET',
    path: '/staff/delivery-areas',
    access,
    summary: 'Where each branch brings orders to, and how far fast delivery reaches round each',
    reply: z.object({ items: z.array(DeliveryArea), radius_km: z.number() }),
    errors: [],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/staff/delivery-areas/:location_id',
    access,
    summary:
      'Sets the further cities and the drawn area of a branch, in force at once; `revision` is the one that was seen',
    params: z.object({ location_id: IdText }),
    body: z.object({
      cities: z.array(City).max(25),
      corners: z.array(Corner).max(areaLimits.mostCorners).nullable(),
      revision: z.int().min(0),
    }),
    reply: DeliveryArea,
    errors: [
      'not_found',
      'city_not_known',
      'area_too_few_corners',
      'area_crosses_itself',
      'area_too_far',
      'delivery_area_changed',
    ],
  }),
} as const;
