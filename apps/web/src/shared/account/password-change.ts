export type PasswordChange = {
  readonly currentPassword: string;
  readonly password: string;
  readonly confirmation: string;
};
export type PasswordErrors = Readonly<Record<keyof PasswordChange, boolean>>;

export const noErrors: PasswordErrors = { currentPassword: false, password: false, confirmation: false };

/** SPEC §5: all three are required and the confirmation must equal the new password. */
export const validatePasswordChange = ({
  currentPassword,
  password,
  confirmation,
}: PasswordChange): PasswordErrors => ({
  currentPassword: currentPassword === '',
  password: password === '',
  confirmation: confirmation === '' || confirmation !== password,
});
