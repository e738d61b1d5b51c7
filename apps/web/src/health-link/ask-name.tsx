import { Lock } from 'lucide-react';
import type { FormEvent } from 'react';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';
import type { HealthLink } from '#shared/health-link/link.ts';
import { Button } from '#shared/ui/button.tsx';
import { CheckedForm } from '#shared/ui/checked-form.tsx';
import { textValue } from '#shared/ui/form.ts';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { Note } from '#shared/ui/note.tsx';
import { Filled, gap, Marked } from '#shared/ui/person-name.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import type { LinkFailure } from './open-link.ts';
import { Panel } from './panel.tsx';

const texts = {
  over: [m.link_over, m.link_over_text],
  too_many: [m.link_too_many, m.link_too_many_text],
  unreachable: [m.link_unreachable, m.link_unreachable_text],
  unreadable: [m.link_unreadable, m.link_unreadable_text],
} as const;

const Failed = ({ failure, hadPasscode }: { failure: LinkFailure; hadPasscode: boolean }) => {
  if (failure.kind === 'passcode')
    return (
      <Note tone="danger">
        <p className="font-bold">{hadPasscode ? m.link_passcode_wrong() : m.link_passcode_needed()}</p>
        {failure.left !== undefined && <p>{m.link_passcode_left({ count: number(failure.left) })}</p>}
      </Note>
    );
  const [title, text] = texts[failure.kind];
  return (
    <Note tone="danger">
      <p className="font-bold">{title()}</p>
      <p>{text()}</p>
    </Note>
  );
};

type AskNameProps = {
  readonly link: HealthLink;
  readonly failure: LinkFailure | undefined;
  readonly isPending: boolean;
  readonly onOpen: (name: string, passcode: string) => void;
};

/** Who opens a link says so first: each opening counts, and its owner reads the name. */
export const AskName = ({ link, failure, isPending, onOpen }: AskNameProps) => {
  const needsPasscode = link.flag?.includes('P') === true || failure?.kind === 'passcode';
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isPending) onOpen(textValue(event.currentTarget, 'name'), textValue(event.currentTarget, 'passcode'));
  };
  return (
    <Panel>
      {link.label && (
        <p className="text-h3">
          <Marked>{link.label}</Marked>
        </p>
      )}
      <p className="text-text-2">
        <Filled sentence={m.link_from({ host: gap })}>
          <Ltr>{new URL(link.url).host}</Ltr>
        </Filled>
      </p>
      <CheckedForm onSubmit={submit} className="flex flex-col gap-4">
        <div role="alert">
          {failure && <Failed failure={failure} hadPasscode={link.flag?.includes('P') === true} />}
        </div>
        <TextField name="name" label={m.link_who()} hint={m.link_who_hint()} required maxLength={200} dir="auto" />
        {needsPasscode && (
          <TextField name="passcode" label={m.link_passcode()} icon={Lock} required maxLength={64} autoComplete="off" />
        )}
        <Button type="submit" pending={isPending} className="self-start">
          {failure === undefined || failure.kind === 'passcode' ? m.link_open() : m.link_again()}
        </Button>
      </CheckedForm>
    </Panel>
  );
};
