import { useInfiniteQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { day } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { DangerMarks } from '#shared/records/danger-marks.tsx';
import { DoubtMark } from '#shared/records/doubt-mark.tsx';
import { medicineUseWords } from '#shared/records/medicine-use-words.ts';
import { Card } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { Note } from '#shared/ui/note.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { ShowMore } from '#shared/ui/show-more.tsx';
import { Unread } from '#shared/ui/unread.tsx';
import { earlierVisitsOf, type Chart, linesOf } from './queries.ts';
import { StatedMark } from './stated-mark.tsx';

type Facts = Pick<Chart, 'allergies' | 'medicines' | 'conditions' | 'family' | 'unconfirmed'>;

/** One part of what is known of a patient. */
export const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Card as="section" className="flex flex-col gap-3">
    <h2 className="text-h3">{title}</h2>
    {children}
  </Card>
);

type Named = Pick<Facts['allergies'][number], 'title' | 'title_ar'> &
  Partial<Facts['allergies'][number] & Facts['medicines'][number]>;
type WordsProps = { readonly words: readonly Named[]; readonly unconfirmed?: readonly string[] };

const Words = ({ words, unconfirmed }: WordsProps) =>
  words.length === 0 ? (
    <p className="text-muted">{m.doctor_none_known()}</p>
  ) : (
    <ul className="flex flex-col gap-1">
      {words.map(({ title, title_ar, doubt = null, criticality = null, severity = null, is_planned: isPlanned }) => (
        <li key={title} className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <bdi>
            <Marked>{inLocale(title, title_ar ?? title)}</Marked>
          </bdi>
          {isPlanned && <Chip>{medicineUseWords.planned()}</Chip>}
          <DangerMarks criticality={criticality} severity={severity} />
          <DoubtMark doubt={doubt} />
          {unconfirmed?.includes(title) && <StatedMark />}
        </li>
      ))}
    </ul>
  );

const Allergies = ({ allergies, unconfirmed }: Pick<Facts, 'allergies' | 'unconfirmed'>) =>
  allergies.length === 0 ? (
    <Section title={m.doctor_allergies()}>
      <Words words={allergies} />
    </Section>
  ) : (
    <Note tone="danger" icon={TriangleAlert}>
      <h2 className="text-h3">{m.doctor_allergies()}</h2>
      <Words words={allergies} unconfirmed={unconfirmed.allergies} />
    </Note>
  );

/** What the record says first: allergies, medicines, conditions, the family. */
export const RecordCards = ({ chart }: { readonly chart: Facts }) => (
  <>
    <Allergies allergies={chart.allergies} unconfirmed={chart.unconfirmed} />
    <Section title={m.doctor_medicines()}>
      <Words words={chart.medicines} unconfirmed={chart.unconfirmed.medicines} />
    </Section>
    <Section title={m.doctor_conditions()}>
      {chart.conditions.length === 0 ? (
        <Words words={[]} />
      ) : (
        <ul className="flex flex-col gap-1">
          {chart.conditions.map(({ title, title_ar, since, doubt }) => (
            <li key={title} className="flex flex-wrap justify-between gap-x-3">
              <bdi>
                <Marked>{inLocale(title, title_ar ?? title)}</Marked>
              </bdi>
              <DoubtMark doubt={doubt} />
              {chart.unconfirmed.conditions.includes(title) && <StatedMark />}
              {since !== null && <span className="text-muted">{since.length === 10 ? day(since) : since}</span>}
            </li>
          ))}
        </ul>
      )}
    </Section>
    {chart.family.length > 0 && (
      <Section title={m.doctor_family()}>
        <Words words={chart.family.map(({ relation, text }) => ({ title: `${relation}: ${text}`, title_ar: null }))} />
      </Section>
    )}
  </>
);

/** The visits that are over, here and elsewhere. */
export const EarlierVisits = ({ mrn }: { readonly mrn: string }) => {
  const read = useInfiniteQuery(earlierVisitsOf(mrn));
  if (!read.data) return <Unread title={m.doctor_earlier_visits()} reads={[read]} />;
  const visits = linesOf(read.data);
  if (visits.length === 0) return null;
  return (
    <Section title={m.doctor_earlier_visits()}>
      <ul className="divide-y divide-line">
        {visits.map((visit) => (
          <li key={visit.id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span>
              <Marked>{inLocale(visit.title, visit.title_ar)}</Marked>
              {visit.practitioner !== null && (
                <span className="block text-small text-muted">
                  <Marked>{visit.practitioner}</Marked>
                </span>
              )}
            </span>
            <time dateTime={visit.started_at} className="text-muted">
              {day(visit.day)}
            </time>
          </li>
        ))}
      </ul>
      <ShowMore of={read} className="self-start" />
    </Section>
  );
};
