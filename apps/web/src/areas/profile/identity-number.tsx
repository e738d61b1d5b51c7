import { isNationalId } from '@balsam/domain/identity';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import * as m from '../../paraglide/messages.js';
import { IconButton } from '../../shared/ui/button.tsx';
import { Ltr } from '../../shared/ui/facts.tsx';
import { Fact } from './fact-list.tsx';

const seen = 4;

/** All but the last digits as dots: whoever looks over the shoulder reads no identity. */
const masked = (number: string): string => `${'•'.repeat(Math.max(0, number.length - seen))}${number.slice(-seen)}`;

/** The identity number, masked until it is asked for. */
export const IdentityNumber = ({ number }: { number: string | null }) => {
  const [shown, setShown] = useState(false);
  if (number === null) return <Fact label={m.profile_identity_national()} />;
  return (
    <Fact
      label={isNationalId(number) ? m.profile_identity_national() : m.profile_identity_iqama()}
      action={
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={shown ? m.profile_identity_hide() : m.profile_identity_show()}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    >
      <Ltr className="tabular">{shown ? number : masked(number)}</Ltr>
    </Fact>
  );
};
