import { mustAgreeToTerms } from '@balsam/domain/identity';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { api } from '#shared/api/index.ts';
import { updateUser } from '#shared/api/session.ts';
import { type Person, personNow } from './person.ts';

/** So long an answer is believed. */
const trustedMs = 5 * 60_000;

/** Whether this person has agreed, as far as this browser knows, and would have to agree to a newer version. */
export const mayHaveNewTerms = (person: Person | undefined): boolean =>
  person !== undefined && person.agreedTerms && mustAgreeToTerms({ ...person, agreedTerms: false });

/** SPEC §4: a version of the terms that came into force since the log-in is asked for at the next navigation. */
export const useCurrentTerms = (): void => {
  const router = useRouter();
  useEffect(() => {
    let checkedAt = Number.NEGATIVE_INFINITY;
    const check = async (): Promise<void> => {
      if (!mayHaveNewTerms(personNow()) || performance.now() - checkedAt < trustedMs) return;
      checkedAt = performance.now();
      const known = await api.identity.agreedTermsHistory({ quiet: true }).catch(() => undefined);
      if (known?.items[0]?.agreed !== false) return;
      updateUser({ is_privacy_agreed: false });
      await router.invalidate();
    };
    // The first page is in place already.
    void check();
    return router.subscribe('onResolved', () => void check());
  }, [router]);
};
