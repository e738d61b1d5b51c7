import { authStep, normaliseName } from '@balsam/domain/identity';
import { toLatinDigits } from '@balsam/domain/text';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { api } from '#shared/api/index.ts';
import { normalizeIdentifier } from '../password/validate-identifier.ts';
import type { NewPassword } from '../password/validate-new-password.ts';
import { storePendingCode, pendingFrom } from '../entry/pending-code.ts';
import { pathTo } from '../entry/auth-paths.ts';
import { useKeptRoute } from '../entry/use-kept-route.ts';
import type { Draft } from './draft.ts';

/** A whole draft as the wire takes it. */
const bodyOf = ({ gender, location_id, middle_name, ...draft }: Draft & { gender: 'male' | 'female' }) => ({
  ...draft,
  gender,
  first_name: normaliseName(draft.first_name),
  family_name: normaliseName(draft.family_name),
  ...(middle_name.trim() !== '' && { middle_name: normaliseName(middle_name) }),
  phone_number: normalizeIdentifier(draft.phone_number),
  email_address: draft.email_address.trim(),
  identity_number: toLatinDigits(draft.identity_number),
  location_id: Number(location_id),
});

const register = ({ draft, passwords }: { draft: Draft; passwords: NewPassword }) => {
  const { gender } = draft;
  if (gender === '') throw new TypeError('a draft without a gender is not sent');
  return api.registration.register({ body: { ...bodyOf({ ...draft, gender }), ...passwords }, quiet: true });
};

/** Begins a registration and goes on to the screen of its code, which sends the photo meanwhile. */
export const useRegistration = (onRefused: (error: unknown) => void) => {
  const router = useRouter();
  const search = useKeptRoute();
  return useMutation({
    mutationFn: register,
    onSuccess: (sent) => {
      const { patient_id, upload_token } = sent;
      storePendingCode({ ...pendingFrom('register', sent), photo: { patient_id, upload_token } });
      return router.navigate({ to: pathTo(authStep('register', 'requested').leadsTo), search });
    },
    onError: onRefused,
  });
};
