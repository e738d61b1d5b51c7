import { useQuery } from '@tanstack/react-query';
import { DoseActions } from '../medications/dose-list.tsx';
import { doses } from '../medications/queries.ts';

/** A reminder of a medicine is answered where it is read, as long as it waits for an answer. */
export const DoseReminderActions = ({ doseId }: { doseId: number }) => {
  const { data } = useQuery(doses);
  const dose = data?.items.find(({ id, answer }) => id === doseId && answer === null);
  if (!dose) return null;
  return (
    <div className="ps-18 pe-4 pb-4">
      <DoseActions id={doseId} />
    </div>
  );
};
