import { useQuery } from '@tanstack/react-query';
import { dueVisits } from './queries.ts';
import { VisitPrompt } from './visit-prompt.tsx';

/** The latest visit that its patient was not asked about yet; a failure leaves the place empty. */
export const DashboardPrompt = () => {
  const { data } = useQuery(dueVisits);
  const visit = data?.items.find(({ is_put_off }) => !is_put_off);
  return visit ? <VisitPrompt key={visit.appointment_id} visit={visit} /> : null;
};
