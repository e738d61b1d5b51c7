import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Note } from '#shared/ui/note.tsx';
import { Filled, gap, nameOf, PersonName } from '#shared/ui/person-name.tsx';
import { toast } from '#shared/ui/toast.ts';
import { familyKey, type FamilyMember, type Guardian } from './queries.ts';

/** Whose grant is to end: a member's that one holds, or a guardian's that one gave. */
export type Ending =
  | { readonly side: 'member'; readonly person: FamilyMember }
  | { readonly side: 'guardian'; readonly person: Guardian };

const words = {
  member: { title: m.family_remove_title, text: m.family_remove_text, act: m.family_remove },
  guardian: { title: m.family_end_title, text: m.family_end_text, act: m.family_end },
};

/** Asks before a grant ends; what stays is said beside what goes. */
export const EndGuardianshipDialog = ({ ending, onClose }: { ending: Ending; onClose: () => void }) => {
  const { side, person } = ending;
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: () => api.family.remove({ body: { id: person.id } }),
    onSuccess: () => toast.success(side === 'member' ? m.family_removed({ name: nameOf(person) }) : m.family_ended()),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: familyKey });
      onClose();
    },
  });
  const { title, text, act } = words[side];
  return (
    <Dialog
      open
      onClose={onClose}
      icon={Trash2}
      tone="danger"
      title={
        <Filled sentence={title({ name: gap })}>
          <PersonName person={person} length="short" />
        </Filled>
      }
      actions={
        <>
          <Button variant="danger" pending={end.isPending} onClick={() => end.mutate()}>
            {act()}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {m.family_keep()}
          </Button>
        </>
      }
    >
      <Note tone="neutral">{text()}</Note>
    </Dialog>
  );
};
