import { riyadhDay } from '@balsam/domain/time';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError, sentenceOf } from '#shared/api/index.ts';
import { getLocale } from '#shared/i18n/locale.ts';
import type { FieldErrors } from '#shared/ui/form.ts';
import { validateNewPassword, type NewPassword } from '../password/validate-new-password.ts';
import { type Draft, storeDraft, readDraft } from './draft.ts';
import { furthestStep, type Step, validateStep, stepOf } from './validate-draft.ts';
import { choosePhoto, chosenPhoto, photoError } from './id-photo.ts';
import * as m from '#paraglide/messages.js';
import { useRegistration } from './use-registration.ts';

type RegistrationErrors = FieldErrors<string>;

const todayInRiyadh = () => riyadhDay(new Date());
const isClear = (errors: RegistrationErrors): boolean => !Object.values(errors).some(Boolean);

/** The refusals of the server by field, with sentences in the language of the screen. */
const refusedFields = (error: unknown): RegistrationErrors => {
  if (!(error instanceof ApiError)) return {};
  const entries = error.errors.map((each) => [
    each.path,
    () => sentenceOf(new ApiError({ ...each, code: error.code, status: error.status })),
  ]);
  return Object.fromEntries(entries) as RegistrationErrors;
};

/** What has been typed, kept in this tab, and the photo, kept in memory. */
const useDraft = () => {
  const [draft, setDraft] = useState(() => readDraft(getLocale()));
  const [photo, setPhoto] = useState(chosenPhoto);
  const change = (part: Partial<Draft>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    storeDraft(next);
  };
  const take = (file: File): RegistrationErrors => {
    const photoProblem = photoError(file);
    choosePhoto(photoProblem ? undefined : file);
    setPhoto(photoProblem ? undefined : file);
    return photoProblem ? { photo: photoProblem } : {};
  };
  return { draft, change, photo, take };
};

/** The four steps: which is shown, what is wrong on it, and what its button does. */
export const useRegistrationForm = () => {
  const { draft, change, photo, take } = useDraft();
  const [errors, setErrors] = useState<RegistrationErrors>({});
  const requested = useSearch({ from: '/auth/user/register' }).step ?? 1;
  const navigate = useNavigate({ from: '/auth/user/register' });
  const furthest = furthestStep(draft, photo !== undefined, todayInRiyadh());
  const step = Math.min(requested, furthest) as Step;

  const goTo = (to: Step): void => {
    setErrors({});
    void navigate({ search: (before) => ({ ...before, step: to }), replace: to < step });
  };
  const refused = (error: unknown): void => {
    const found = refusedFields(error);
    const first = Object.keys(found)[0];
    if (first === undefined) return;
    const to = stepOf(first);
    setErrors(found);
    if (to !== 4) void navigate({ search: (before) => ({ ...before, step: to }) });
  };
  const registration = useRegistration(refused);

  const check = (passwords: NewPassword): RegistrationErrors => {
    if (step === 4) return validateNewPassword(passwords);
    if (step === 3) return photo ? {} : { photo: m.identity_photo_required };
    return validateStep(step, draft, getLocale(), todayInRiyadh());
  };
  const goOn = (passwords: NewPassword): RegistrationErrors => {
    const found = check(passwords);
    setErrors(found);
    if (isClear(found) && step === 4) registration.mutate({ draft, passwords });
    if (isClear(found) && step < 4) goTo((step + 1) as Step);
    return found;
  };
  return {
    step,
    draft,
    errors,
    photo,
    pending: registration.isPending,
    refusal: registration.error,
    goOn,
    goBack: () => goTo((step - 1) as Step),
    change: (part: Partial<Draft>): void => {
      change(part);
      const cleared = Object.keys(part).map((name) => [name, undefined]);
      setErrors({ ...errors, ...Object.fromEntries(cleared) });
    },
    take: (file: File): void => setErrors(take(file)),
  };
};
