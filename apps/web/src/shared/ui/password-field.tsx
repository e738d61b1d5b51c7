import { Eye, EyeOff, Lock } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { IconButton } from './button.tsx';
import { TextField } from './text-field.tsx';

/** A password, with an eye that shows it. */
export const PasswordField = (props: Omit<ComponentProps<typeof TextField>, 'type' | 'end' | 'ltr'>) => {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      icon={Lock}
      autoComplete="current-password"
      maxLength={128}
      {...props}
      ltr
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={shown ? m.shell_password_hide() : m.shell_password_show()}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="-me-2.5"
        />
      }
    />
  );
};
