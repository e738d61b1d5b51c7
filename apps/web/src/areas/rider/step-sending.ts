import { api } from '../../shared/api/index.ts';
import { getSession } from '../../shared/api/session.ts';
import { upload } from '../../shared/api/upload.ts';
import type { ProofFile, Step } from './step.ts';
import type { RiderOrder } from './wire.ts';

type Named = { readonly photo?: string; readonly signature?: string };

/** The names that pictures of a step got, so that sending it once more names the same ones. */
const named = new Map<string, Named>();

const uploadOne = async ({ as, blob }: ProofFile, rider: number): Promise<Named> => {
  const { id } = await upload({ fields: { patient_id: String(rider), kind: 'delivery' }, file: blob, quiet: true });
  return { [as]: id };
};

const uploadFiles = async ({ id, files }: Step): Promise<Named> => {
  const known = named.get(id) ?? {};
  const rider = getSession()?.user.id ?? 0;
  const fresh = await Promise.all(
    files.filter(({ as }) => known[as] === undefined).map((file) => uploadOne(file, rider)),
  );
  const all = Object.assign({}, known, ...fresh) as Named;
  named.set(id, all);
  return all;
};

/**
 * Sends one step with its pictures under its own key, with when it happened and what this phone's clock says now. Answers the order as
 * it is after it; null after declining. Throws what the call throws; it may then be sent again.
 */
export const sendStep = async (step: Step): Promise<RiderOrder | null> => {
  const call = { params: { id: step.orderId }, idempotencyKey: step.id, quiet: true };
  if (step.kind === 'accept') return api.delivery.accept(call);
  if (step.kind === 'decline') {
    await api.delivery.decline({ ...call, body: step.body });
    return null;
  }
  const pictures = await uploadFiles(step);
  const times = { happened_at: step.happenedAt, sent_at: new Date().toISOString() };
  const card = await api.delivery.move({ ...call, body: { ...step.body, ...pictures, ...times } });
  named.delete(step.id);
  return card;
};
