import { api } from '#shared/api/index.ts';
import { ApiError, networkFailure } from '#shared/api/api-error.ts';
import { getSession } from '#shared/api/session.ts';
import { upload } from '#shared/api/upload.ts';
import { type StepRecord, type Names, stepOfRecord } from '../outbox/record.ts';
import type { ProofFile } from '../model/step.ts';
import type { RiderOrder } from '../model/api-types.ts';

/** Longer than this there is no connection: a lock is held meanwhile, and others wait. */
const callMs = 30_000;
const uploadMs = 120_000;

/** Somebody else has logged in meanwhile: nothing of this rider's leaves under their name. */
const checkStillHere = (rider: number): void => {
  if (getSession()?.user.id !== rider) throw networkFailure(undefined);
};

const uploadOne = async ({ as, blob }: ProofFile, rider: number): Promise<Names> => {
  checkStillHere(rider);
  const fields = { patient_id: String(rider), kind: 'delivery' } as const;
  const { id } = await upload({ fields, file: blob, quiet: true, signal: AbortSignal.timeout(uploadMs) });
  return { [as]: id };
};

type KeepNames = (names: Names) => Promise<void>;

const uploadFiles = async (record: StepRecord, keepNames: KeepNames): Promise<Names> => {
  const missing = stepOfRecord(record).files.filter(({ as }) => record.names[as] === undefined);
  if (missing.length === 0) return record.names;
  const fresh = await Promise.all(missing.map((file) => uploadOne(file, record.rider)));
  const names: Names = Object.assign({}, record.names, ...fresh);
  await keepNames(names);
  return names;
};

/** A gate before the net (a hotel, a café) answers anything with a page of its own: that is no answer of the server. */
const answered = <Answer>(answer: Answer): Answer => {
  if (answer instanceof Blob) throw networkFailure(undefined);
  return answer;
};

const sendOnce = async (record: StepRecord, keepNames: KeepNames): Promise<RiderOrder | null> => {
  const { id, orderId, request, rider, happenedAt } = record;
  const pictures = await uploadFiles(record, keepNames);
  checkStillHere(rider);
  const signal = AbortSignal.timeout(callMs);
  const call = { params: { id: orderId }, idempotencyKey: id, quiet: true, signal };
  const times = { happened_at: happenedAt, sent_at: new Date().toISOString() };
  if (request.kind === 'accept') return answered(await api.delivery.accept({ ...call, body: times }));
  if (request.kind === 'decline') {
    answered(await api.delivery.decline({ ...call, body: request.body }));
    return null;
  }
  return answered(await api.delivery.move({ ...call, body: { ...request.body, ...pictures, ...times } }));
};

const isPictureRefused = (error: unknown): boolean =>
  error instanceof ApiError && ['order_photo_required', 'order_signature_required'].includes(error.code);

/**
 * Sends one step with its pictures under its own key, with when it happened and what this phone's clock says now. Pictures that were sent
 * earlier and are gone from the server meanwhile are sent anew, once. Answers the order as it is after it; null after declining. Throws what
 * the call throws; it may then be sent again.
 */
export const sendStep = async (record: StepRecord, keepNames: KeepNames): Promise<RiderOrder | null> => {
  try {
    return await sendOnce(record, keepNames);
  } catch (error) {
    if (!isPictureRefused(error) || Object.keys(record.names).length === 0) throw error;
    return sendOnce({ ...record, names: {} }, keepNames);
  }
};
