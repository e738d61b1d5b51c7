import { landing } from '@balsam/domain/identity';
import { createFileRoute, redirect } from '@tanstack/react-router';
import * as m from '#paraglide/messages.js';
import { personNow } from '#shell/person.ts';

/** SPEC §2: the empty path leads to the first page of the person; without a log-in the guard has sent them to sign in. */
export const Route = createFileRoute('/')({
  staticData: { title: m.shell_app_name, access: 'user' },
  beforeLoad: () => {
    throw redirect({ to: landing(personNow()), replace: true });
  },
});
