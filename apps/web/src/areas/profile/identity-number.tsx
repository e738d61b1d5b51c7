import { isNationalId } from '@balsam/domain/identity';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { IconButton } from '#shared/ui/button.tsx';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { DescriptionItem } from './description-list.tsx';

const visibleDigits = 4;

/** All but the last digits as dots: whoever looks over the shoulder reads no identity. */
const masked = (number: string): string =>
  `${'•'.repeat(Math.max(0, number.length - visibleDigits))}${number.slice(-visibleDigits)}`;

/** The identity number, masked until it is asked for. */
export const IdentityNumber = ({ number }: { number: string | null }) => {
  const [shown, setShown] = useState(false);
  if (number === null) return <DescriptionItem label={m.profile_identity_national()} />;
  return (
    <DescriptionItem
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
    </DescriptionItem>
  );
};
