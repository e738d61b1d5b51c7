import { useQuery } from '@tanstack/react-query';
import { ShieldUser } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { day, digits } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Card, SectionTitle } from '#shared/ui/card.tsx';
import { Switch } from '#shared/ui/choices.tsx';
import { Note } from '#shared/ui/note.tsx';
import { Failed, LoadingList } from './section-states.tsx';
import { consents, useDecide } from './queries.ts';
import type { Consent, Consents as All } from './api-types.ts';

const decisionOf = ({ given, decided_at, decided_by }: Consent): string => {
  if (decided_at === null) return '';
  const when = { day: day(decided_at) };
  const what = given ? m.privacy_consent_given(when) : m.privacy_consent_withdrawn(when);
  return decided_by === 'guardian' ? `${what}. ${m.privacy_consent_by_guardian()}` : what;
};

const Choice = ({
  consent,
  fixed,
  onChange,
}: {
  consent: Consent;
  fixed: boolean;
  onChange: (given: boolean) => void;
}) => (
  <li className="px-4 py-3 desktop:px-5">
    <Switch
      label={inLocale(consent.title, consent.title_ar)}
      detail={
        <>
          <span className="block">{inLocale(consent.text, consent.text_ar)}</span>
          {consent.decided_at !== null && <span className="mt-1 block text-text-2">{decisionOf(consent)}</span>}
        </>
      }
      checked={consent.given}
      disabled={fixed}
      onChange={onChange}
    />
  </li>
);

const Choices = ({ all }: { all: All }) => {
  const decide = useDecide();
  return (
    <>
      {all.decided_elsewhere && (
        <Note tone="neutral" icon={ShieldUser}>
          {digits(
            all.decided_elsewhere === 'person_decides' ? m.privacy_person_decides() : m.privacy_guardian_decides(),
          )}
        </Note>
      )}
      <Card flush>
        <ul className="divide-y divide-line">
          {all.items.map((consent) => (
            <Choice
              key={consent.purpose}
              consent={consent}
              fixed={!all.may_change}
              onChange={(given) => decide.mutate({ consent, given })}
            />
          ))}
        </ul>
      </Card>
    </>
  );
};

/** What is done with data beyond care, with a switch that is off until it is moved. */
export const Consents = () => {
  const { data, error, refetch } = useQuery(consents);
  return (
    <section aria-labelledby="consents" className="flex flex-col gap-3">
      <div>
        <SectionTitle id="consents">{m.privacy_consents()}</SectionTitle>
        <p className="text-text-2">{m.privacy_consents_lead()}</p>
      </div>
      {error && !data && <Failed error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingList lines={5} />}
      {data && <Choices all={data} />}
    </section>
  );
};
