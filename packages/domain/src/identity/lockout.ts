/**
 * DECISIONS §3: ten wrong passwords lock for fifteen minutes. A hospital is one address, so an address with too many
 * wrong ones is never blocked: patients on a new device need a code as well, and of doctors, riders and staff only the
 * account that was tried is locked there. A known device has ten tries of its own and no other limit.
 */
export const lockoutRules = {
  tries: 10,
  minutes: 15,
  /** Wrong passwords of one address in an hour, over all accounts and new devices; from then on the address is busy. */
  addressPerHour: 100,
  /** Wrong passwords of one doctor, rider or member of staff that are allowed at a busy address, in place of ten. */
  triesAtBusyAddress: 3,
  /** Wrong passwords of one doctor, rider or member of staff in a quarter of an hour, over all addresses. */
  accountPerQuarter: 25,
} as const;
