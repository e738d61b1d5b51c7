/** Passwords that lists of leaked ones begin with and that are long enough to be chosen here, and what people of this house would think of first. */
const common: ReadonlySet<string> = new Set(
  (
    '12345678 123456789 1234567890 0123456789 87654321 987654321 0987654321 11111111 00000000 12341234 11223344 ' +
    '123123123 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qwertyui qwerty123 qwertyuiop asdfghjkl asdf1234 zxcvbnm1 abcd1234 ' +
    'abc12345 a1234567 aa123456 password password1 password12 password123 passw0rd p@ssw0rd p@ssword p@ssw0rd1 ' +
    'pass1234 admin123 admin1234 administrator welcome1 welcome123 letmein1 iloveyou iloveyou1 princess sunshine ' +
    'football baseball superman trustno1 computer whatever dragon123 monkey123 michael1 changeme test1234 ' +
    'mohammed muhammad mohamed1 ahmed123 fatima123 abdullah saudi123 saudiarabia riyadh123 jeddah123 alhilal1 ' +
    'hilal1957 nassr1955 balsam123 balsam1234 balsam2025 balsam2026 hospital hospital1 patient1 doctor123'
  ).split(' '),
);

/** Whether a password is among those that are tried first. Capitals and spaces around it change nothing. */
export const isCommonPassword = (password: string): boolean => common.has(password.trim().toLowerCase());
