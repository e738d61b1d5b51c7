export type PasswordWish = {
  readonly currentPassword: string;
  readonly password: string;
  readonly confirmation: string;
};
export type Wrong = Readonly<Record<keyof PasswordWish, boolean>>;

export const nothingWrong: Wrong = { currentPassword: false, password: false, confirmation: false };

/** SPEC §5: all three are required and the confirmation must equal the new password. */
export const wrongFields = ({ currentPassword, password, confirmation }: PasswordWish): Wrong => ({
  currentPassword: currentPassword === '',
  password: password === '',
  confirmation: confirmation === '' || confirmation !== password,
});
