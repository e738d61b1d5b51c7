import { isBlank } from '@balsam/domain/text';
import { textFromRich, type ContentFields, type ContentKind, type TextName } from '@balsam/domain/content';
import { Languages } from 'lucide-react';
import { lazy, Suspense } from 'react';
import * as m from '#paraglide/messages.js';
import { Chip } from '#shared/ui/chip.tsx';
import { FieldError } from '#shared/ui/field.tsx';
import { Skeleton } from '#shared/ui/states.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { fieldName, textName } from './labels.ts';

const RichEditor = lazy(() => import('./rich-editor.tsx'));

/** What a package contains is told at length; elsewhere a summary stands on a card. */
const longestOf = (kind: ContentKind) => ({ title: 200, summary: kind === 'package' ? 2000 : 600, action: 60 });

export type EditedFields = {
  readonly fields: ContentFields;
  readonly onChange: (changed: Partial<ContentFields>) => void;
  /** What the server says about a field. */
  readonly errorOf: (field: string) => string | undefined;
};

type TextPairProps = EditedFields & { readonly kind: ContentKind; readonly name: TextName };
type OneTextProps = TextPairProps & { readonly lang: 'ar' | 'en' };

const OneText = ({ kind, name, lang, fields, onChange, errorOf }: OneTextProps) => {
  const field = lang === 'ar' ? (`${name}_ar` as const) : name;
  const label = fieldName(kind, field);
  const error = errorOf(field);
  if (name === 'body')
    return (
      <div className="flex min-w-0 flex-col gap-1.5">
        <span>{label}</span>
        <Suspense fallback={<Skeleton className="h-72 rounded-md" />}>
          <RichEditor
            label={label}
            lang={lang}
            initial={fields[field]}
            hasError={error !== undefined}
            onChange={(html) => onChange({ [field]: html })}
          />
        </Suspense>
        {error !== undefined && <FieldError id={`${field}-error`}>{error}</FieldError>}
      </div>
    );
  const common = {
    name: field,
    label,
    error,
    lang,
    dir: lang === 'ar' ? 'rtl' : 'ltr',
    maxLength: longestOf(kind)[name],
    value: fields[field],
    autoComplete: 'off',
  };
  return name === 'summary' ? (
    <TextArea {...common} onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })} />
  ) : (
    <TextField {...common} onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })} />
  );
};

/** Says which language is still to be written, once the other one is. */
const MissingOne = ({ kind, name, fields }: Pick<TextPairProps, 'kind' | 'name' | 'fields'>) => {
  const lacking = ([`${name}_ar`, name] as const).filter((field) => isBlank(textFromRich(fields[field])));
  const [missing] = lacking;
  if (lacking.length !== 1 || missing === undefined) return null;
  return (
    <Chip tone="warning" icon={Languages} className="self-start">
      {m.content_missing({ field: fieldName(kind, missing) })}
    </Chip>
  );
};

/** A text in both languages side by side, one below the other on phones. */
export const TextPair = (pair: TextPairProps) => (
  <fieldset className="flex min-w-0 flex-col gap-2">
    <legend className="sr-only">{textName(pair.kind, pair.name)}</legend>
    <div className="grid grid-cols-1 gap-4 desktop:grid-cols-2">
      <OneText {...pair} lang="ar" />
      <OneText {...pair} lang="en" />
    </div>
    <MissingOne kind={pair.kind} name={pair.name} fields={pair.fields} />
  </fieldset>
);
