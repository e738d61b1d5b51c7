import { canHave, findSymptoms, isEmergency, symptoms, type Symptom } from '@balsam/domain/triage';
import { normaliseArabic } from '@balsam/domain/text';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { CheckBox } from '#shared/ui/choices.tsx';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { areas, type AreaName } from './body-areas.ts';
import { AreaList, BodyPicture } from './body-picture.tsx';
import { mostSymptoms, surveyOf, toggled, type Draft } from './draft.ts';
import { EmergencyCard } from './emergency-card.tsx';
import type { Checker } from './use-checker.ts';
import { useTexts } from './words.ts';

/** What a part of the body can have: first what is felt there more than elsewhere. */
function inArea(draft: Draft, area: AreaName): Symptom[] {
  const { regions } = areas[area];
  const place = (symptom: Symptom) => symptom.regions.findIndex((region) => regions.includes(region));
  return symptoms
    .filter((symptom) => canHave(symptom, draft) && place(symptom) >= 0)
    .toSorted((a, b) => place(a) - place(b));
}

/** Takes the focus, and so comes into view, when its part of the body is chosen. */
const AreaHeading = ({ area }: { readonly area: AreaName }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-h3">
      {m.symptoms_symptoms_of({ part: areas[area].label() })}
    </h2>
  );
};

type ListProps = {
  readonly found: readonly Symptom[];
  readonly draft: Draft;
  readonly onToggle: (code: string) => void;
};

const Found = ({ found, draft, onToggle }: ListProps) => {
  const texts = useTexts();
  const isFull = draft.symptoms.length >= mostSymptoms;
  return (
    <ul className="divide-y divide-line">
      {found.map(({ code }) => {
        const isChosen = draft.symptoms.some((told) => told.code === code);
        return (
          <li key={code}>
            <CheckBox
              label={texts.symptom(code)}
              checked={isChosen}
              disabled={isFull && !isChosen}
              onChange={() => onToggle(code)}
            />
          </li>
        );
      })}
    </ul>
  );
};

const Chosen = ({ draft, onToggle }: Omit<ListProps, 'found'>) => {
  const texts = useTexts();
  return (
    <section aria-label={m.symptoms_chosen()} className="flex flex-col gap-2">
      <h2 className="text-h3">{m.symptoms_chosen()}</h2>
      {draft.symptoms.length === 0 && <p className="text-muted">{m.symptoms_chosen_none()}</p>}
      <ul className="flex flex-wrap gap-2">
        {draft.symptoms.map(({ code }) => {
          const name = texts.symptom(code);
          return (
            <li key={code}>
              <button
                type="button"
                aria-label={m.symptoms_remove({ symptom: name })}
                onClick={() => onToggle(code)}
                className="inline-flex min-h-11 items-center gap-2 rounded-full border border-accent bg-accent-soft px-4 text-accent-soft-text"
              >
                {name}
                <X aria-hidden size={16} />
              </button>
            </li>
          );
        })}
      </ul>
      {draft.symptoms.length >= mostSymptoms && <p className="text-small text-muted">{m.symptoms_most()}</p>}
    </section>
  );
};

/** By people's words for it; and where the hospital has given it another name, by that one. */
function foundBy(text: string, draft: Draft, nameOf: (code: string) => string): Symptom[] {
  const typed = normaliseArabic(text);
  const renamed = symptoms.filter((symptom) => {
    const name = nameOf(symptom.code);
    const isRenamed = name !== inLocale(symptom.en, symptom.ar);
    return isRenamed && canHave(symptom, draft) && normaliseArabic(name).includes(typed);
  });
  return [...new Set([...findSymptoms(text, draft), ...renamed])];
}

/** What is found: by the words that were typed, else of the part of the body that was pointed at. */
const Results = ({
  text,
  area,
  ...rest
}: Omit<ListProps, 'found'> & { text: string | undefined; area: AreaName | undefined }) => {
  const texts = useTexts();
  const found = text === undefined ? (area ? inArea(rest.draft, area) : []) : foundBy(text, rest.draft, texts.symptom);
  if (text !== undefined && found.length === 0)
    return <output className="text-muted">{m.symptoms_nothing_found()}</output>;
  if (found.length === 0) return null;
  return (
    <Card as="section">
      {text === undefined && area && <AreaHeading key={area} area={area} />}
      <Found found={found} {...rest} />
    </Card>
  );
};

/** The first step: what the complaints are, by search, by pointing or from the list. */
export const ChooseStep = ({ checker: { draft, go, submit, isSending } }: { readonly checker: Checker }) => {
  const [text, setText] = useState<string>();
  const [area, setArea] = useState<AreaName>();
  const toggle = (code: string) => void go({}, toggled(draft, code), true);
  const isDanger = draft.symptoms.length > 0 && isEmergency(surveyOf(draft));
  return (
    <div className="flex flex-col gap-5">
      {isDanger && <EmergencyCard draft={draft} isSending={isSending} onResult={() => submit(draft)} />}
      <h2 className="text-h2">{m.symptoms_what_hurts()}</h2>
      <SearchBox label={m.symptoms_search()} initial="" onSearch={setText} />
      {text !== undefined && <Results text={text} area={undefined} draft={draft} onToggle={toggle} />}
      <Chosen draft={draft} onToggle={toggle} />
      {draft.symptoms.length > 0 && (
        <Button wide onClick={() => void go({ step: 'details' }, draft)}>
          {m.symptoms_continue()}
        </Button>
      )}
      <div className="grid grid-cols-1 items-start gap-5 desktop:grid-cols-[1fr_15rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <AreaList chosen={area} onChoose={setArea} />
          <Results text={undefined} area={area} draft={draft} onToggle={toggle} />
        </div>
        <div className="max-desktop:order-first">
          <BodyPicture ageYears={draft.ageYears} chosen={area} onChoose={setArea} />
        </div>
      </div>
    </div>
  );
};
