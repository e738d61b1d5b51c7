export const steps = ['details', 'questions'] as const;
type Step = (typeof steps)[number];

/** What `/symptom-checker` keeps in its address: the step, or the survey whose result is shown. */
export type CheckerSearch = { readonly step?: Step; readonly survey?: number };

/** Whatever an address says, as far as it makes sense. */
export const checkerSearch = (raw: Readonly<Record<string, unknown>>): CheckerSearch => {
  const survey = Number(raw['survey']);
  if (Number.isSafeInteger(survey) && survey > 0) return { survey };
  const step = steps.find((one) => one === raw['step']);
  return step ? { step } : {};
};
