import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#shared/api/index.ts';
import { useSession } from '#shared/api/session.ts';
import { upload } from '#shared/api/upload.ts';
import type { CaseHistory } from '#shared/visits/case-history-view.tsx';
import { useAutosave } from '#shared/visits/use-autosave.ts';

type Text = Pick<CaseHistory, 'complaint' | 'since' | 'helps' | 'medicines' | 'allergies' | 'file_ids'>;

const textOf = ({ complaint, since, helps, medicines, allergies, file_ids }: Text): Text => ({
  complaint,
  since,
  helps,
  medicines,
  allergies,
  file_ids,
});

/** A case history that is saved as it is typed, with its pictures. */
export const useCaseHistory = (id: number, initial: CaseHistory) => {
  const client = useQueryClient();
  const personId = useSession()?.user.id ?? 0;
  const [savedAt, setSavedAt] = useState(initial.updated_at);
  const { value, state, refusal, change, current } = useAutosave({
    form: `case history ${id}`,
    initial: textOf(initial),
    save: async (text) => {
      const saved = await api.visits.saveCaseHistory({ params: { id }, body: text, quiet: true });
      client.setQueryData(api.visits.caseHistory.query({ params: { id }, quiet: true }).queryKey, saved);
      setSavedAt(saved.updated_at);
    },
  });
  const add = async (picture: File): Promise<void> => {
    const { id: file } = await upload({ fields: { patient_id: String(personId), kind: 'visit' }, file: picture });
    change({ file_ids: [...current().file_ids, file] }, 0);
  };
  return {
    history: value,
    state,
    refusal,
    savedAt,
    change,
    // A picture that was refused is told by the upload itself.
    add: (picture: File) => void add(picture).catch(() => undefined),
    remove: (file: string) => change({ file_ids: current().file_ids.filter((each) => each !== file) }, 0),
  };
};
