import { useState } from 'react';
import { api, ApiError, sentenceOf } from '#shared/api/index.ts';
import { getSession } from '#shared/api/session.ts';
import { noErrors, type PasswordChange, type PasswordErrors, validatePasswordChange } from './password-change.ts';

const refusedField = (error: unknown): Partial<PasswordErrors> =>
  error instanceof ApiError && error.code === 'current_password_wrong' ? { currentPassword: true } : { password: true };

/** Checks a wished change of password, asks the server for it, and holds what either found wrong. */
export const usePasswordChange = (onChanged: () => void) => {
  const [errors, setErrors] = useState(noErrors);
  const [refusal, setRefusal] = useState('');
  const [pending, setPending] = useState(false);
  const changePassword = async (id: number, { currentPassword, password }: PasswordChange): Promise<void> => {
    setPending(true);
    try {
      await api.identity.changePassword({ body: { id, currentPassword, password }, quiet: true });
      onChanged();
    } catch (error) {
      setRefusal(sentenceOf(error));
      setErrors({ ...noErrors, ...refusedField(error) });
    } finally {
      setPending(false);
    }
  };
  const change = async (request: PasswordChange): Promise<void> => {
    const found = validatePasswordChange(request);
    const user = getSession()?.user;
    setErrors(found);
    setRefusal('');
    if (user && !Object.values(found).some(Boolean)) await changePassword(user.id, request);
  };
  return { errors, refusal, pending, change };
};
