/** The provider was slow, failed, or answered what nobody can read. How the charge stands is unknown. */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable';
}
