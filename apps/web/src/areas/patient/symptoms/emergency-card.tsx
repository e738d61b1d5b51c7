import { assess, type HelpLine } from '@balsam/domain/triage';
import { useQuery } from '@tanstack/react-query';
import { Phone, Siren } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { buttonClasses } from '#shared/ui/button-variant.ts';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { Note } from '#shared/ui/note.tsx';
import { surveyOf, type Draft } from './draft.ts';
import { helpNumbers, type NumberName, usualNumbers } from './queries.ts';
import { useTexts } from './words.ts';

/** A number of those who help, as the hospital has set it. */
const useNumbers = (): ((name: NumberName) => string) => {
  const { data } = useQuery(helpNumbers);
  return (name) => data?.[name] ?? usualNumbers[name];
};

/** Calls the ambulance. */
export const EmergencyCall = () => {
  const number = useNumbers()('EMERGENCY_NUMBER');
  return (
    <a href={`tel:${number}`} className={buttonClasses('danger', 'md', true)}>
      <Phone aria-hidden size={18} />
      {m.symptoms_call_emergency({ number: '\u2068' + number + '\u2069' })}
    </a>
  );
};

type HelpNumber = Exclude<NumberName, 'EMERGENCY_NUMBER'>;

const helpWords: Readonly<Record<HelpLine, () => string>> = {
  self_harm: m.symptoms_help_self_harm,
  abuse: m.symptoms_help_abuse,
  poison: m.symptoms_help_poison,
};
const numbersOf: Readonly<Record<HelpLine, readonly HelpNumber[]>> = {
  self_harm: ['MENTAL_HEALTH_NUMBER'],
  abuse: ['FAMILY_VIOLENCE_NUMBER', 'CHILD_HELP_NUMBER'],
  poison: ['HEALTH_ADVICE_NUMBER'],
};

const numberNames: Readonly<Record<HelpNumber, () => string>> = {
  MENTAL_HEALTH_NUMBER: m.symptoms_line_mental_health,
  FAMILY_VIOLENCE_NUMBER: m.symptoms_line_family_violence,
  CHILD_HELP_NUMBER: m.symptoms_line_child,
  HEALTH_ADVICE_NUMBER: m.symptoms_line_health_advice,
};

type CallProps = { readonly label: string; readonly number: string };

const HelpCall = ({ label, number }: CallProps) => (
  <a href={`tel:${number}`} className={buttonClasses('outline', 'sm', false)}>
    <Phone aria-hidden size={16} />
    <span>
      {label} <Ltr>{number}</Ltr>
    </span>
  </a>
);

/** Words of those who help in just this, and the numbers that the hospital has confirmed. */
export const HelpLines = ({ help }: { readonly help: readonly HelpLine[] }) => {
  const numberOf = useNumbers();
  return help.map((line) => {
    const names = numbersOf[line].filter((name) => numberOf(name) !== '');
    return (
      <Note key={line} tone="accent" icon={Phone}>
        <p>{helpWords[line]()}</p>
        {names.length > 0 && (
          <p className="mt-2 flex flex-wrap gap-3">
            {names.map((name) => (
              <HelpCall key={name} label={numberNames[name]()} number={numberOf(name)} />
            ))}
          </p>
        )}
      </Note>
    );
  });
};

type EmergencyProps = {
  readonly draft: Draft;
  readonly isSending: boolean;
  readonly onResult: () => void;
  /** Leads back to the answer that called for it. */
  readonly onCorrect?: (() => void) | undefined;
};

/** Stands in the way at any step once a red flag was told (D14.01). */
export const EmergencyCard = ({ draft, isSending, onResult, onCorrect }: EmergencyProps) => {
  const { because, help } = assess(surveyOf(draft));
  const texts = useTexts();
  return (
    <section role="alert" className="flex flex-col gap-4 rounded-lg border-2 border-danger bg-danger-soft p-4">
      <div className="flex items-start gap-3 text-danger-text">
        <Siren aria-hidden size={32} className="shrink-0" />
        <div>
          <h2 className="text-h2">{m.symptoms_emergency_title()}</h2>
          <p>{m.symptoms_emergency_text()}</p>
        </div>
      </div>
      <div>
        <p className="font-bold">{m.symptoms_emergency_because()}</p>
        <ul className="list-disc ps-6">
          {because.map((name) => (
            <li key={name}>{texts.name(name)}</li>
          ))}
        </ul>
      </div>
      <EmergencyCall />
      <HelpLines help={help} />
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" pending={isSending} onClick={onResult}>
          {m.symptoms_show_result()}
        </Button>
        {onCorrect && (
          <Button variant="text" onClick={onCorrect}>
            {m.symptoms_correct()}
          </Button>
        )}
      </div>
    </section>
  );
};
