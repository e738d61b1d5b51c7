import { isEmergency, severities, sinces, type SurveySymptom } from '@balsam/domain/triage';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { RadioCards } from '#shared/ui/choices.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { severityWords, sinceWords } from '#shared/triage/words.ts';
import { retold, surveyOf } from './draft.ts';
import { EmergencyCard } from './emergency-card.tsx';
import type { Checker } from './use-checker.ts';
import { useTexts } from './words.ts';

type OneProps = {
  readonly told: SurveySymptom;
  readonly name: string;
  readonly onChange: (change: Partial<SurveySymptom>) => void;
};

const One = ({ told, name, onChange }: OneProps) => (
  <Card as="section" className="flex flex-col gap-4">
    <h3 className="text-h3">{name}</h3>
    <SelectField
      label={m.symptoms_since()}
      value={told.since}
      options={sinces.map((value) => ({ value, label: sinceWords[value]() }))}
      onChange={({ currentTarget: { value } }) => {
        const since = sinces.find((one) => one === value);
        if (since) onChange({ since });
      }}
    />
    <RadioCards
      label={m.symptoms_severity()}
      columns={3}
      value={told.severity}
      onChange={(severity) => onChange({ severity })}
      options={severities.map((value) => ({ value, label: severityWords[value]() }))}
    />
  </Card>
);

/** The second step: since when and how bad each is, and which troubles most. */
export const DetailsStep = ({ checker: { draft, go, submit, isSending } }: { readonly checker: Checker }) => {
  const texts = useTexts();
  const change = (next: typeof draft) => void go({ step: 'details' }, next, true);
  return (
    <div className="flex flex-col gap-5">
      {isEmergency(surveyOf(draft)) && (
        <EmergencyCard draft={draft} isSending={isSending} onResult={() => submit(draft)} />
      )}
      <h2 className="text-h2">{m.symptoms_details()}</h2>
      {draft.symptoms.map((told) => (
        <One
          key={told.code}
          told={told}
          name={texts.symptom(told.code)}
          onChange={(part) => change(retold(draft, told.code, part))}
        />
      ))}
      {draft.symptoms.length > 1 && (
        <RadioCards
          label={m.symptoms_chief()}
          value={draft.chief ?? draft.symptoms[0]?.code}
          onChange={(chief) => change({ ...draft, chief })}
          options={draft.symptoms.map(({ code }) => ({ value: code, label: texts.symptom(code) }))}
        />
      )}
      <TextArea
        label={m.symptoms_note()}
        dir="auto"
        rows={2}
        maxLength={500}
        value={draft.note}
        onChange={({ currentTarget: { value } }) => change({ ...draft, note: value })}
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void go({ step: 'questions' }, { ...draft, at: 0 })}>{m.symptoms_continue()}</Button>
        <Button variant="outline" onClick={() => history.back()}>
          {m.symptoms_back_step()}
        </Button>
      </div>
    </div>
  );
};
