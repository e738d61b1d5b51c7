import { codesIn } from './codes.ts';

/**
 * Security labels by which a sender marks what a guardian with limited access must not see: confidentiality `R` and `V`, and the
 * kinds of sensitive information of HL7 (v3 ActCode): of mind, substances, sex and violence among others.
 */
export const restrictedLabels: ReadonlySet<string> = new Set(
  'R V BH ETH ETHUD GDIS HIV MH MST OPIOIDUD PSY PSYTHPN SCA SDV SEX SPI STD SUD TBOO VIO'.split(' '),
);

/** Whether a resource is labelled as not for everybody who may see the rest of the record. */
export const isRestricted = ({ meta }: Readonly<Record<string, unknown>>): boolean => {
  const { security } = (typeof meta === 'object' && meta !== null ? meta : {}) as { security?: unknown };
  return codesIn({ coding: security }).some((code) => restrictedLabels.has(code));
};
