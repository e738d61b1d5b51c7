import { toLatinDigits } from '@balsam/domain/text';
import * as m from '#paraglide/messages.js';
import { RadioCards } from '#shared/ui/choices.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';

/** Whom a promotion is for: the numbers as they were typed, or null for everybody. */
export type Audience = string | null;

/** The numbers that were typed, in whichever digits and however they are separated. */
export const numbersIn = (typed: string): string[] =>
  toLatinDigits(typed)
    .split(/[\s,;،؛]+/)
    .filter((number) => number !== '');

type AudienceFieldProps = {
  readonly value: Audience;
  readonly error: string | undefined;
  readonly onChange: (value: Audience) => void;
};

/** Everybody, or patients named by the numbers of their files. */
export const AudienceField = ({ value, error, onChange }: AudienceFieldProps) => (
  <>
    <RadioCards
      label={m.content_audience()}
      value={value === null ? 'everybody' : 'chosen'}
      onChange={(kind) => onChange(kind === 'chosen' ? (value ?? '') : null)}
      options={[
        { value: 'everybody', label: m.content_audience_everybody() },
        { value: 'chosen', label: m.content_audience_chosen() },
      ]}
    />
    {value !== null && (
      <TextArea
        name="patients"
        label={m.content_audience_numbers()}
        hint={m.content_audience_hint()}
        error={error}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    )}
  </>
);
