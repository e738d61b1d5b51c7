import type { CallReply } from '@balsam/contract/call';
import type { prevention } from '@balsam/contract/prevention';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CalendarClock, Check, CircleAlert, Clock, FileDown, type LucideIcon, Syringe } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { number } from '#shared/format/index.ts';
import { getLocale, inLocale } from '#shared/i18n/locale.ts';
import { saveFile } from '#shared/api/save-file.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card, ListRow, SectionTitle } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import type { Tone } from '#shared/ui/tint.ts';
import { reportDay } from '../records/report-day.ts';
import { Title } from '../records/source-text.tsx';
import { doseDay } from './dose-day.ts';

type Vaccinations = CallReply<typeof prevention.vaccinations>;
type Dose = Vaccinations['schedule'][number];

const styles: Readonly<Record<Dose['state'], { tone: Tone; icon: LucideIcon; word: () => string }>> = {
  given: { tone: 'success', icon: Check, word: m.vaccines_given },
  overdue: { tone: 'danger', icon: CircleAlert, word: m.vaccines_overdue },
  due: { tone: 'warning', icon: Clock, word: m.vaccines_due },
  later: { tone: 'neutral', icon: CalendarClock, word: m.vaccines_later },
  unsure: { tone: 'neutral', icon: CalendarClock, word: m.vaccines_ask },
  inexact: { tone: 'neutral', icon: CalendarClock, word: m.vaccines_inexact },
};

const ageText = (months: number): string => {
  if (months === 0) return m.vaccines_at_birth();
  return months < 36
    ? m.vaccines_months({ count: months, shown: number(months) })
    : m.file_years({ count: months / 12, shown: number(months / 12) });
};

const DoseRow = ({ dose }: { dose: Dose }) => {
  const { tone, icon, word } = styles[dose.state];
  const when = doseDay(dose);
  return (
    <li>
      <ListRow
        icon={Syringe}
        tint="life"
        title={inLocale(dose.name, dose.name_ar)}
        detail={
          <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
            <InlineList>
              <span>{m.vaccines_dose({ dose: number(dose.dose) })}</span>
              {when !== undefined && <span>{when}</span>}
            </InlineList>
            <Chip tone={tone} icon={icon}>
              {word()}
            </Chip>
          </span>
        }
      />
    </li>
  );
};

const Schedule = ({ schedule }: { schedule: readonly Dose[] }) => {
  const due = schedule.filter(({ state }) => state === 'due' || state === 'overdue');
  return (
    <>
      {due.length > 0 && (
        <Note tone="warning" icon={CircleAlert}>
          <p className="font-bold">{m.vaccines_some_due()}</p>
          <InlineList>
            {[...new Set(due.map(({ name, name_ar: nameAr }) => inLocale(name, nameAr)))].map((name) => (
              <span key={name}>{name}</span>
            ))}
          </InlineList>
          <LinkButton size="sm" className="mt-2" to="/appointment/book">
            {m.vaccines_book()}
          </LinkButton>
        </Note>
      )}
      {[...Map.groupBy(schedule, ({ age_months: age }) => age)].map(([age, doses]) => (
        <section key={age} className="flex flex-col gap-3">
          <SectionTitle>{ageText(age)}</SectionTitle>
          <Card flush>
            <ul className="divide-y divide-line">
              {doses.map((dose) => (
                <DoseRow key={`${dose.vaccine} ${dose.dose}`} dose={dose} />
              ))}
            </ul>
          </Card>
        </section>
      ))}
      <p className="text-small text-muted">{m.vaccines_note()}</p>
    </>
  );
};

const Given = ({ given }: { given: Vaccinations['given'] }) => (
  <section className="flex flex-col gap-3">
    <SectionTitle>{m.vaccines_record()}</SectionTitle>
    <Card flush>
      <ul className="divide-y divide-line">
        {given.map((one) => (
          <li key={one.id}>
            <ListRow
              icon={Syringe}
              tint="records"
              title={<Title record={one} />}
              detail={
                <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
                  <span>{reportDay(one)}</span>
                  {one.is_subpotent && <Chip tone="warning">{m.vaccines_not_counted()}</Chip>}
                </span>
              }
            />
          </li>
        ))}
      </ul>
    </Card>
  </section>
);

/** What was given, on paper, with a code that a school or a border can check. */
const Certificate = () => {
  const lang = getLocale();
  const print = useMutation({
    mutationFn: () => api.prevention.vaccineCertificate({ params: { lang } }),
    onSuccess: (file) => saveFile(file, `vaccination-${lang}.pdf`),
  });
  return (
    <Button
      variant="outline"
      icon={FileDown}
      className="self-start"
      pending={print.isPending}
      onClick={() => print.mutate()}
    >
      {m.vaccines_certificate()}
    </Button>
  );
};

/** `/vaccinations`: what was given, and for children what of the schedule is due. */
export const VaccinesPage = () => {
  const { data, error, refetch } = useQuery(api.prevention.vaccinations.query({ query: {} }));
  return (
    <Page narrow>
      <PageHeading title={m.vaccines_title()} back="/dashboard" />
      {error && !data && <ErrorState onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonList count={3} />}
      {data?.given.some((one) => !one.is_subpotent) && <Certificate />}
      {data && data.schedule.length > 0 && <Schedule schedule={data.schedule} />}
      {data && data.given.length > 0 && <Given given={data.given} />}
      {data && data.schedule.length === 0 && data.given.length === 0 && (
        <EmptyState art="box" title={m.vaccines_empty_title()} text={m.vaccines_empty_text()} />
      )}
    </Page>
  );
};
