import { maskEmail, maskPhone } from '@balsam/domain/identity';
import { digest } from '../common/secrets.ts';

export type Contact = { readonly phone: string | null; readonly email: string | null };
export type Masked = { readonly phone_number: string | null; readonly email_address: string | null };

const hosts = ['gmail.com', 'hotmail.com', 'outlook.sa', 'icloud.com', 'yahoo.com'] as const;
const letters = 'abdefhiklmnorstwyz';

/** A stable decoy for a name, shaped like real destinations: one in four has no e-mail address. */
function decoy(secret: string, name: string): Masked {
  const [a, b, c, d, e] = digest(secret, 'decoy', name) as unknown as [number, number, number, number, number];
  const phone = `+9665000000${a % 10}${b % 10}`;
  const email = `${letters[c % letters.length]}@${hosts[d % hosts.length]}`;
  return { phone_number: maskPhone(phone), email_address: e % 4 === 0 ? null : maskEmail(email) };
}

/** The masked destination of a code. An unknown name, or one whose account cannot be reached, gets a stable decoy. */
export function maskedDestination(secret: string, name: string, to: Contact | undefined): Masked {
  const { phone, email } = to ?? { phone: null, email: null };
  if (!phone && !email) return decoy(secret, name);
  return { phone_number: phone && maskPhone(phone), email_address: email && maskEmail(email) };
}
