import type { FormEvent } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { CheckedForm } from '#shared/ui/checked-form.tsx';
import { textValue } from '#shared/ui/form.ts';
import { TextField } from '#shared/ui/text-field.tsx';
import { Panel } from './panel.tsx';

/** For who came without a link: it can be pasted. */
export const AskLink = ({ isWrong, onLink }: { isWrong: boolean; onLink: (text: string) => void }) => {
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onLink(textValue(event.currentTarget, 'link'));
  };
  return (
    <Panel>
      <CheckedForm onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          name="link"
          label={m.link_paste()}
          hint={m.link_paste_hint()}
          error={isWrong ? m.link_not_one() : undefined}
          required
          ltr
          autoComplete="off"
        />
        <Button type="submit" className="self-start">
          {m.link_read()}
        </Button>
      </CheckedForm>
    </Panel>
  );
};
