import { mostOrderLimits } from '@balsam/domain/orders';
import { z } from 'zod';
import { Id, IdText, InstantText, listOf, WrittenText } from '../common.ts';
import { endpoint } from '../endpoint.ts';

const Prescription = z.object({
  id: Id,
  state: z.enum(['pending', 'approved', 'partly_approved', 'rejected']),
  reason: z.string().max(500).nullable(),
  files: z.array(z.uuid()).max(mostOrderLimits.prescriptionImages),
  note: z.string().max(500),
  created_at: InstantText,
});

/** Prescriptions that patients send, with as many pictures as the setting says (S5.17). */
export const prescriptions = {
  create: endpoint({
    method: 'POST',
    path: '/prescriptions',
    access: ['patient'],
    summary: 'Sends a prescription: the ids of pictures that were uploaded with kind `prescription`',
    body: z.object({ file_ids: z.array(z.uuid()).max(20), note: WrittenText.max(500).default('') }),
    reply: Prescription,
    errors: ['prescription_images', 'not_found'],
  }),
  mine: endpoint({
    method: 'GET',
    path: '/prescriptions',
    access: ['patient'],
    summary: 'Prescriptions that are not in an order yet',
    reply: listOf(Prescription),
    errors: [],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/prescriptions/:id',
    access: ['patient'],
    summary: 'Takes back a prescription that is in no order, with its pictures',
    params: z.object({ id: IdText }),
    reply: z.object({}),
    errors: ['not_found'],
  }),
} as const;
