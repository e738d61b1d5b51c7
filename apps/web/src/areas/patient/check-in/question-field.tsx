import { isBlank, toLatinDigits } from '@balsam/domain/text';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { SelectField } from '#shared/ui/select-field.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import type { Answer, Question } from './types.ts';

type Value = Answer['value'];
type FieldProps = {
  readonly question: Question;
  readonly value: Value | undefined;
  readonly error: string | undefined;
  readonly onChange: (value: Value | undefined) => void;
};

/** A whole number, in whichever digits: the form refuses anything else, which must not pass for no answer. */
const wholeNumber = String.raw`\s*-?[0-9٠-٩۰-۹]{1,6}\s*`;

const wholeOf = (typed: string): number | undefined => {
  const latin = toLatinDigits(typed).trim();
  return /^-?\d{1,6}$/.test(latin) ? Number(latin) : undefined;
};

const yesNo = [
  { value: 'true', label: m.checkin_yes },
  { value: 'false', label: m.checkin_no },
] as const;

/** One question, by the field that its type asks for. What is taken out again is no answer. */
export const QuestionField = ({ question, value, error, onChange }: FieldProps) => {
  const label = inLocale(question.text, question.text_ar);
  const hint = question.required ? undefined : m.checkin_optional();
  const name = `answers.${question.link_id}`;
  if (question.type === 'text')
    return (
      <TextArea
        name={name}
        label={label}
        hint={hint}
        error={error}
        dir="auto"
        maxLength={question.max_length}
        defaultValue={typeof value === 'string' ? value : ''}
        onChange={({ currentTarget }) => onChange(isBlank(currentTarget.value) ? undefined : currentTarget.value)}
      />
    );
  if (question.type === 'integer')
    return (
      <TextField
        name={name}
        label={label}
        hint={m.checkin_number_range({ min: number(question.min), max: number(question.max) })}
        error={error}
        inputMode="numeric"
        maxLength={7}
        pattern={wholeNumber}
        defaultValue={value === undefined ? '' : String(value)}
        onChange={({ currentTarget }) => onChange(wholeOf(currentTarget.value))}
      />
    );
  const isBoolean = question.type === 'boolean';
  return (
    <SelectField
      name={name}
      label={label}
      hint={hint}
      error={error}
      placeholder={m.checkin_choose()}
      value={value === undefined ? '' : String(value)}
      onChange={({ currentTarget: { value: chosen } }) => {
        if (chosen === '') onChange(undefined);
        else onChange(isBoolean ? chosen === 'true' : chosen);
      }}
      options={
        isBoolean
          ? yesNo.map((option) => ({ value: option.value, label: option.label() }))
          : question.options.map(({ code, title, title_ar }) => ({ value: code, label: inLocale(title, title_ar) }))
      }
    />
  );
};
