import { mostSymptomTexts, type SymptomText } from '@balsam/domain/content';
import { normaliseArabic } from '@balsam/domain/text';
import { tableTexts, type TableText } from '@balsam/domain/triage';
import { Plus, Undo2 } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { FieldError } from '#shared/ui/field.tsx';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { tableTextOf, tableTextPlace } from './symptom-texts.ts';

const mostFound = 12;

type TextProps = {
  readonly text: SymptomText;
  readonly onChange: (changed: Partial<SymptomText>) => void;
  readonly onRemove: () => void;
};

/** What the table itself says, in both languages. */
const Original = ({ own }: { readonly own: TableText }) => (
  <div className="flex flex-col gap-1 text-small text-muted">
    <span>{m.content_symptom_own()}</span>
    <span lang="ar" dir="rtl">
      {own.ar}
    </span>
    <span lang="en" dir="ltr">
      {own.en}
    </span>
  </div>
);

const OneText = ({ text, onChange, onRemove }: TextProps) => {
  const own = tableTextOf(text.code);
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 rounded-md border border-line p-4">
      <legend className="px-1 font-medium">{tableTextPlace(text.code)}</legend>
      {own && <Original own={own} />}
      <div className="grid grid-cols-1 items-start gap-4 desktop:grid-cols-2">
        <TextArea
          lang="ar"
          dir="rtl"
          label={m.content_in_arabic({ field: m.content_field_body() })}
          rows={2}
          maxLength={300}
          value={text.ar}
          onChange={({ currentTarget }) => onChange({ ar: currentTarget.value })}
        />
        <TextArea
          lang="en"
          dir="ltr"
          label={m.content_in_english({ field: m.content_field_body() })}
          rows={2}
          maxLength={300}
          value={text.en}
          onChange={({ currentTarget }) => onChange({ en: currentTarget.value })}
        />
      </div>
      <Button variant="text" size="sm" icon={Undo2} className="self-start" onClick={onRemove}>
        {m.content_symptom_remove()}
        <span className="sr-only">{own && inLocale(own.en, own.ar)}</span>
      </Button>
    </fieldset>
  );
};

type FoundProps = {
  readonly query: string;
  readonly taken: ReadonlySet<string>;
  readonly onAdd: (text: SymptomText) => void;
};

/** Texts of the table that have what was typed in them. */
const Found = ({ query, taken, onAdd }: FoundProps) => {
  const wanted = normaliseArabic(query);
  const found = tableTexts
    .filter(({ code, en, ar }) => !taken.has(code) && normaliseArabic(`${en} ${ar}`).includes(wanted))
    .slice(0, mostFound);
  if (found.length === 0) return <output className="text-muted">{m.content_symptom_nothing()}</output>;
  return (
    <ul className="divide-y divide-line rounded-md border border-line">
      {found.map(({ code, en, ar }) => (
        <li key={code} className="flex flex-wrap items-center justify-between gap-3 px-4 py-2.5">
          <span className="flex min-w-0 flex-1 basis-56 flex-col">
            <span>{inLocale(en, ar)}</span>
            <span className="text-small text-muted">{tableTextPlace(code)}</span>
          </span>
          <Button variant="outline" size="sm" icon={Plus} onClick={() => onAdd({ code, en, ar })}>
            {m.content_symptom_change()}
            <span className="sr-only">{inLocale(en, ar)}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
};

type SymptomTextsFieldProps = {
  readonly texts: readonly SymptomText[];
  readonly error: string | undefined;
  readonly onChange: (texts: readonly SymptomText[]) => void;
};

/** Words in the place of texts of the symptom checker: a text is found, then written anew in both languages. */
export const SymptomTextsField = ({ texts, error, onChange }: SymptomTextsFieldProps) => {
  const [query, setQuery] = useState<string>();
  const taken = new Set(texts.map(({ code }) => code));
  return (
    <div className="flex min-w-0 flex-col gap-4 desktop:col-span-2">
      {texts.length < mostSymptomTexts && (
        <>
          <SearchBox label={m.content_symptom_search()} initial="" onSearch={setQuery} />
          {query !== undefined && <Found query={query} taken={taken} onAdd={(text) => onChange([text, ...texts])} />}
        </>
      )}
      {error !== undefined && <FieldError id="symptom-texts-error">{error}</FieldError>}
      {texts.map((text, n) => (
        <OneText
          key={text.code}
          text={text}
          onChange={(changed) => onChange(texts.with(n, { ...text, ...changed }))}
          onRemove={() => onChange(texts.toSpliced(n, 1))}
        />
      ))}
    </div>
  );
};
