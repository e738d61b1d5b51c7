import { ApiError } from '#shared/api/api-error.ts';
import type { ProofFile, Step, StepInput } from '../model/step.ts';

/** The names that the pictures of a step got from the server: sending it once more names the same ones. */
export type Names = { readonly photo?: string; readonly signature?: string };

/** Bytes and no `Blob`: not every browser keeps those. */
type Picture = { readonly as: ProofFile['as']; readonly type: string; readonly bytes: ArrayBuffer };

/** Why the server refused a step, as it can be kept. */
export type Refusal = Pick<ApiError, 'code' | 'message' | 'message_ar' | 'status' | 'data'>;

/** A step as this phone keeps it until the server has taken it. `rider` alone may send it. */
export type StepRecord = {
  readonly id: string;
  readonly rider: number;
  readonly orderId: number;
  readonly happenedAt: string;
  readonly request: StepInput;
  readonly pictures: readonly Picture[];
  readonly names: Names;
  readonly refusal?: Refusal;
};

const pictureOf = async ({ as, blob }: ProofFile): Promise<Picture> => ({
  as,
  type: blob.type,
  bytes: await blob.arrayBuffer(),
});

/** A step of a rider, as it is kept. */
export const recordOf = async (
  { id, orderId, happenedAt, files, ...request }: Step,
  rider: number,
): Promise<StepRecord> => ({
  id,
  rider,
  orderId,
  happenedAt,
  request,
  pictures: await Promise.all(files.map(pictureOf)),
  names: {},
});

/** The step that was kept. */
export const stepOfRecord = ({ id, orderId, happenedAt, request, pictures }: StepRecord): Step => ({
  ...request,
  id,
  orderId,
  happenedAt,
  files: pictures.map(({ as, type, bytes }) => ({ as, blob: new Blob([bytes], { type }) })),
});

/** Refused by the server for what it is; anything else may be sent again: no connection, no whole answer, a log-in that ended, too much at once. */
export const isRefusal = (error: unknown): error is ApiError => {
  if (!(error instanceof ApiError) || error.status >= 500) return false;
  if ([0, 401, 408, 425].includes(error.status)) return false;
  return !['network', 'unreadable', 'too_many_requests', 'terms_not_agreed'].includes(error.code);
};

export const refusalOf = ({ code, message, message_ar, status, data }: ApiError): Refusal => ({
  code,
  message,
  message_ar,
  status,
  data,
});

export const errorOf = (refusal: Refusal): ApiError => new ApiError(refusal);
