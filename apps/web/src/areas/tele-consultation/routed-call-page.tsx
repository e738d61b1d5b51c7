import { getRouteApi } from '@tanstack/react-router';
import { lazy } from 'react';
import { positive } from '#shared/api/search.ts';
import { CallPage } from './call-page.tsx';

/** The talk of this visit, as on the appointment's page. */
const Chat = lazy(async () => ({ default: (await import('#shared/chat/chat-panel.tsx')).ChatPanel }));

const route = getRouteApi('/tele-consultation/$appointmentId');

/** The call of the appointment in the address; `?answer=1` goes straight in, after a ring was accepted. */
export const RoutedCallPage = () => {
  const { appointmentId = 0 } = positive(route.useParams(), 'appointmentId');
  const { answer } = route.useSearch();
  return <CallPage key={appointmentId} id={appointmentId} answer={answer === 1} chat={Chat} />;
};
