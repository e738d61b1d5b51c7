import { riyadhDay } from '@balsam/domain/time';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError, sentenceOf } from '../../../shared/api/index.ts';
import { getLocale } from '../../../shared/i18n/locale.tsx';
import type { Faults } from '../form/form-check.ts';
import { newPasswordFaults, type NewPassword } from '../password/new-password-faults.ts';
import { type Draft, keepDraft, readDraft } from './draft.ts';
import { furthestStep, type Step, stepFaults, stepOf } from './draft-faults.ts';
import { choosePhoto, chosenPhoto, photoFault } from './id-photo.ts';
import * as m from '../../../paraglide/messages.js';
import { useRegistration } from './use-registration.ts';

type AnyFaults = Faults<string>;

const todayInRiyadh = () => riyadhDay(new Date());
const isClear = (faults: AnyFaults): boolean => !Object.values(faults).some(Boolean);

/** The refusals of the server by field, with sentences in the language of the screen. */
const refusedFields = (error: unknown): AnyFaults => {
  if (!(error instanceof ApiError)) return {};
  const said = error.errors.map((each) => [
    each.path,
    () => sentenceOf(new ApiError({ ...each, code: error.code, status: error.status })),
  ]);
  return Object.fromEntries(said) as AnyFaults;
};

/** What has been typed, kept in this tab, and the photo, kept in memory. */
const useDraft = () => {
  const [draft, setDraft] = useState(() => readDraft(getLocale()));
  const [photo, setPhoto] = useState(chosenPhoto);
  const change = (part: Partial<Draft>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    keepDraft(next);
  };
  const take = (file: File): AnyFaults => {
    const fault = photoFault(file);
    choosePhoto(fault ? undefined : file);
    setPhoto(fault ? undefined : file);
    return fault ? { photo: fault } : {};
  };
  return { draft, change, photo, take };
};

/** The four steps: which is shown, what is wrong on it, and what its button does. */
export const useRegistrationForm = () => {
  const { draft, change, photo, take } = useDraft();
  const [faults, setFaults] = useState<AnyFaults>({});
  const asked = useSearch({ from: '/auth/user/register' }).step ?? 1;
  const navigate = useNavigate({ from: '/auth/user/register' });
  const furthest = furthestStep(draft, photo !== undefined, todayInRiyadh());
  const step = Math.min(asked, furthest) as Step;

  const goTo = (to: Step): void => {
    setFaults({});
    void navigate({ search: (before) => ({ ...before, step: to }), replace: to < step });
  };
  const refused = (error: unknown): void => {
    const found = refusedFields(error);
    const first = Object.keys(found)[0];
    if (first === undefined) return;
    const to = stepOf(first);
    setFaults(found);
    if (to !== 4) void navigate({ search: (before) => ({ ...before, step: to }) });
  };
  const registration = useRegistration(refused);

  const check = (passwords: NewPassword): AnyFaults => {
    if (step === 4) return newPasswordFaults(passwords);
    if (step === 3) return photo ? {} : { photo: m.identity_photo_required };
    return stepFaults(step, draft, getLocale(), todayInRiyadh());
  };
  const goOn = (passwords: NewPassword): AnyFaults => {
    const found = check(passwords);
    setFaults(found);
    if (isClear(found) && step === 4) registration.mutate({ draft, passwords });
    if (isClear(found) && step < 4) goTo((step + 1) as Step);
    return found;
  };
  return {
    step,
    draft,
    faults,
    photo,
    pending: registration.isPending,
    refusal: registration.error,
    goOn,
    goBack: () => goTo((step - 1) as Step),
    change: (part: Partial<Draft>): void => {
      change(part);
      const cleared = Object.keys(part).map((name) => [name, undefined]);
      setFaults({ ...faults, ...Object.fromEntries(cleared) });
    },
    take: (file: File): void => setFaults(take(file)),
  };
};
