import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { medicineUseWords } from '#shared/records/medicine-use-words.ts';
import { saveFile } from '#shared/api/save-file.ts';
import { day, number } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import type { Opened } from './open-link.ts';
import { Panel } from './panel.tsx';
import type { ResourceStatus } from './resource-status.ts';
import { readSummary, type Line, type Section, type Summary } from './summary.ts';

/** Sections of the International Patient Summary by LOINC; others keep the title that they came with. */
const titles: Readonly<Record<string, () => string>> = {
  '48765-2': m.sharing_part_allergies,
  '11450-4': m.sharing_part_problems,
  '11348-0': m.link_section_past,
  '10160-0': m.sharing_part_medicines,
  '11369-6': m.sharing_part_immunizations,
  '47519-4': m.sharing_part_procedures,
  '30954-2': m.sharing_part_results,
  '8716-3': m.sharing_part_vital_signs,
  '29762-2': m.sharing_part_social_history,
  '10162-6': m.sharing_part_pregnancy,
};

const dayText = (text: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? day(text) : text);

const statusWords: Readonly<Record<Exclude<ResourceStatus, 'true'>, () => string>> = {
  unconfirmed: m.link_unconfirmed,
  not_done: m.link_not_done,
  not_counted: m.vaccines_not_counted,
  ...medicineUseWords,
};

const LineView = ({ line }: { line: Line }) => (
  <li className="flex flex-col py-2.5">
    <span className="font-medium wrap-anywhere">
      <Marked>{line.title}</Marked>
    </span>
    {line.status !== 'true' && <span className="font-bold">{statusWords[line.status]()}</span>}
    {line.detail !== '' && (
      <span className="wrap-anywhere">
        <Marked>{line.detail}</Marked>
      </span>
    )}
    {line.day !== '' && <span className="text-small text-muted">{dayText(line.day)}</span>}
  </li>
);

const Nothing = ({ section: { isWithheld, isNone } }: { section: Section }) => {
  if (isWithheld) return m.link_withheld();
  return isNone ? m.link_none() : m.link_empty();
};

const Words = ({ section }: { section: Section }) =>
  section.words.length === 0 ? (
    <p className="text-text-2">
      <Nothing section={section} />
    </p>
  ) : (
    section.words.map((line, n) => (
      // oxlint-disable-next-line react/no-array-index-key -- a text has the same line twice
      <p key={n} className="wrap-anywhere">
        <Marked>{line}</Marked>
      </p>
    ))
  );

const SectionView = ({ section }: { section: Section }) => (
  <Panel>
    <h2 className="text-h3">{titles[section.code]?.() ?? <Marked>{section.title}</Marked>}</h2>
    {section.lines.length === 0 ? (
      <Words section={section} />
    ) : (
      <ul className="divide-y divide-line">
        {section.lines.map((line) => (
          <LineView key={`${line.title} ${line.detail} ${line.day} ${line.status}`} line={line} />
        ))}
      </ul>
    )}
  </Panel>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) =>
  children === '' ? null : (
    <div className="flex flex-col">
      <dt className="text-small text-muted">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );

const genderText = (gender: string): string => {
  if (gender === 'male') return m.link_male();
  return gender === 'female' ? m.link_female() : '';
};

const PersonView = ({ summary: { name, birthDate, gender, author, day: made } }: { summary: Summary }) => (
  <Panel>
    <h2 className="text-h2">
      <Marked>{name}</Marked>
    </h2>
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-4">
      <Fact name={m.link_born()}>{dayText(birthDate)}</Fact>
      <Fact name={m.link_gender()}>{genderText(gender)}</Fact>
      <Fact name={m.link_author()}>{author}</Fact>
      <Fact name={m.link_made()}>{dayText(made)}</Fact>
    </dl>
  </Panel>
);

const save = (resource: unknown): void =>
  saveFile(new Blob([JSON.stringify(resource)], { type: 'application/fhir+json' }), 'summary.json');

/** What a link led to, in plain words. */
export const SummaryView = ({ opened: { resources, hasCards, unread } }: { opened: Opened }) => (
  <>
    {unread > 0 && <Note tone="warning">{m.link_unread({ count: number(unread) })}</Note>}
    {hasCards && <Note tone="neutral">{m.link_cards()}</Note>}
    {resources.map((resource) => {
      const summary = readSummary(resource);
      return (
        <div key={JSON.stringify(resource)} className="flex flex-col gap-4">
          <PersonView summary={summary} />
          <Button variant="outline" icon={Download} className="self-start" onClick={() => save(resource)}>
            {m.link_save()}
          </Button>
          {summary.sections.map((section) => (
            <SectionView key={`${section.code} ${section.title}`} section={section} />
          ))}
        </div>
      );
    })}
  </>
);
