import { dictionary } from '@zxcvbn-ts/language-common';
import { passwordRules } from '@balsam/domain/identity';

/** Leaked passwords that are long enough to be chosen here, some 18,000, and common ones of this country. */
const common: ReadonlySet<string> = new Set([
  ...dictionary['passwords-common'].filter((password) => password.length >= passwordRules.shortest),
  ...(
    '0123456789 1q2w3e4r 1q2w3e4r5t 1qaz2wsx asdf1234 abcd1234 aa123456 p@ssw0rd p@ssword p@ssw0rd1 welcome123 ' +
    'mohammed muhammad mohamed1 ahmed123 fatima123 abdullah saudi123 saudiarabia jeddah123 alhilal1 hilal1957 nassr1955'
  ).split(' '),
]);

/**
 * Words of this system (docs/security-asvs.md, V6.1.2): a password of nothing but these, with digits and signs around
 * them, is guessed first.
 */
const systemWords = (
  'balsam hospital patient portal doctor pharmacy rider nurse clinic health staff admin administrator password welcome ' +
  'riyadh jeddah dammam saudi ksa arabia بلسم مستشفى مريض طبيب صيدلية عيادة صحة مرحبا الرياض جدة السعودية'
)
  .split(' ')
  .toSorted((one, other) => other.length - one.length);

const isOfSystemWords = (password: string): boolean => {
  const letters = password.replaceAll(/\P{L}/gu, '');
  return letters !== '' && systemWords.reduce((left, word) => left.replaceAll(word, ''), letters) === '';
};

/** Whether a password is a common one. Case and surrounding spaces make no difference. */
export function isCommonPassword(password: string): boolean {
  const plain = password.trim().toLowerCase();
  return common.has(plain) || isOfSystemWords(plain);
}
