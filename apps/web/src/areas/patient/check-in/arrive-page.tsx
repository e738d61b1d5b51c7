import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { CircleAlert, MapPinCheck } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { Art } from '#shared/ui/art.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Page } from '#shared/ui/page.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { arrivedText } from './arrived-text.ts';

const route = getRouteApi('/arrive/$code');

/** `/arrive/:code`, to which the code at the door leads: one press checks in the visit of today (S8.06). */
export const ArrivePage = () => {
  const { code } = route.useParams();
  const client = useQueryClient();
  const arrive = useMutation({
    mutationFn: () => api.checkIn.arrive({ body: { code }, quiet: true }),
    onSettled: () =>
      Promise.all(['booking', 'queue'].map((module) => client.invalidateQueries({ queryKey: [module] }))),
  });
  const { data: visit } = arrive;
  return (
    <Page narrow>
      <PageHeading title={m.checkin_arrive_title()} back="/dashboard" />
      <Card className="flex flex-col items-center gap-4 text-center">
        {visit ? (
          <>
            <Art name="done" />
            <output className="text-h2">{arrivedText(visit)}</output>
            <LinkButton size="lg" to="/appointment/$id" params={{ id: String(visit.id) }}>
              {m.checkin_arrive_show()}
            </LinkButton>
          </>
        ) : (
          <>
            <p className="text-text-2">{m.checkin_arrive_text()}</p>
            <FormError icon={CircleAlert} error={arrive.error} />
            <Button size="lg" icon={MapPinCheck} pending={arrive.isPending} onClick={() => arrive.mutate()}>
              {m.checkin_arrive()}
            </Button>
          </>
        )}
      </Card>
    </Page>
  );
};
