import { digits } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';

type Named = {
  readonly company: { readonly title: string; readonly title_ar: string };
  readonly policy_number: string;
};

/** A policy by its insurer and the end of its number, as people tell theirs apart: `Rimal Insurance (4201)`. */
export const policyName = ({ company, policy_number: number }: Named): string =>
  `${inLocale(company.title, company.title_ar)} (${digits(number.slice(-4))})`;

/** Several of them in one line. */
export const policyNames = (policies: readonly Named[]): string => policies.map(policyName).join(inLocale(', ', '، '));
