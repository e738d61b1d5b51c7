import { landing } from '@balsam/domain/identity';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { personNow } from '#shell/person.ts';

/** SPEC §2: the empty path leads to the first page of the person; without a log-in the guard has sent them to sign in. */
export const Route = createFileRoute('/')({
  staticData: { access: 'user' },
  beforeLoad: () => {
    throw redirect({ to: landing(personNow()), replace: true });
  },
});
