import { useQuery } from '@tanstack/react-query';
import { dueVisits } from './queries.ts';
import { VisitPrompt } from './visit-prompt.tsx';

/** Asks how this visit was, while it can be rated. Opened on demand: default export for `lazy`. */
const AppointmentPrompt = ({ id }: { readonly id: number }) => {
  const { data } = useQuery(dueVisits);
  const visit = data?.items.find(({ appointment_id }) => appointment_id === id);
  return visit ? <VisitPrompt visit={visit} /> : null;
};

export default AppointmentPrompt;
