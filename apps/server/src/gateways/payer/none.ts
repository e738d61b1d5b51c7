import type { PayerGateway } from '#platform/ports/payer.ts';
import { GatewayUnavailable } from '#platform/ports/unavailable.ts';

const silent = (): Promise<never> => Promise.reject(new GatewayUnavailable('no insurer is connected'));

/** No insurer is connected: policies stay unchecked, and every visit is paid by its patient. */
export const noPayer: PayerGateway = {
  name: 'none',
  checkEligibility: silent,
  requestApproval: silent,
  readLateAnswers: () => Promise.resolve([]),
};
