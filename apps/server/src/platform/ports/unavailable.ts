/** The provider was slow, failed, or sent an answer that cannot be read. The state of the charge is unknown. */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable';
}
