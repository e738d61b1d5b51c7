import { useState } from 'react';
import { api, ApiError, sentenceOf } from '../api/index.ts';
import { getSession } from '../api/session.ts';
import { nothingWrong, type PasswordWish, type Wrong, wrongFields } from './password-change.ts';

const refusedField = (error: unknown): Partial<Wrong> =>
  error instanceof ApiError && error.code === 'current_password_wrong' ? { currentPassword: true } : { password: true };

/** Checks a wished change of password, asks the server for it, and holds what either found wrong. */
export const usePasswordChange = (onChanged: () => void) => {
  const [wrong, setWrong] = useState(nothingWrong);
  const [refusal, setRefusal] = useState('');
  const [pending, setPending] = useState(false);
  const ask = async (id: number, { currentPassword, password }: PasswordWish): Promise<void> => {
    setPending(true);
    try {
      await api.identity.changePassword({ body: { id, currentPassword, password }, quiet: true });
      onChanged();
    } catch (error) {
      setRefusal(sentenceOf(error));
      setWrong({ ...nothingWrong, ...refusedField(error) });
    } finally {
      setPending(false);
    }
  };
  const change = async (request: PasswordWish): Promise<void> => {
    const found = wrongFields(request);
    const user = getSession()?.user;
    setWrong(found);
    setRefusal('');
    if (user && !Object.values(found).some(Boolean)) await ask(user.id, request);
  };
  return { wrong, refusal, pending, change };
};
