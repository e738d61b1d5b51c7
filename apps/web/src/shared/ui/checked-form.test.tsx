import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { stubBrowser } from '#shared/api/browser.testing.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import { type Checked, CheckedForm, wrongFields } from './checked-form.tsx';
import { DateField } from './date-field.tsx';
import { FieldErrorsContext } from './field-errors.ts';
import { SelectField } from './select-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const right = { valid: true, valueMissing: false } as ValidityState;
const missing = { valid: false, valueMissing: true } as ValidityState;
const badMail = { valid: false, valueMissing: false } as ValidityState;
const field = (part: Partial<Checked>): Checked => ({
  name: 'title',
  value: 'Panadol',
  required: true,
  minLength: -1,
  validity: right,
  ...part,
});
const said = (...fields: Checked[]) =>
  Object.fromEntries(Object.entries(wrongFields(fields)).map(([name, sentence]) => [name, sentence?.()]));

beforeEach(() => {
  stubBrowser('/');
});

test('S9.05 what is missing, too short or wrong is said in the language of the screen', () => {
  const wrong = [
    field({ value: '', validity: missing }),
    field({ name: 'passcode', value: '12', required: false, minLength: 4 }),
    field({ name: 'mail', value: 'x@', validity: badMail }),
  ];
  changeLocale('en');
  expect(said(...wrong)).toEqual({
    title: 'Please fill in this field',
    passcode: 'This is too short. Minimum number of characters: 4',
    mail: 'Please check this field',
  });
  changeLocale('ar');
  expect(said(...wrong)).toEqual({
    title: 'يُرجى تعبئة هذا الحقل',
    passcode: 'النص قصير. الحد الأدنى لعدد الأحرف: ٤',
    mail: 'يُرجى مراجعة هذا الحقل',
  });
});

test('what is only spaces is missing, and what may be left empty is not too short', () => {
  expect(Object.keys(said(field({ value: '   ', minLength: 2 })))).toEqual(['title']);
  expect(said(field({ value: '', required: false, minLength: 4 }), field({ name: 'dose' }))).toEqual({});
});

test('the sentence stands at the field of its name, of whichever kind, and the browser says nothing', () => {
  const shown = renderToStaticMarkup(
    <CheckedForm>
      <FieldErrorsContext
        value={{ a: () => 'A is wrong', b: () => 'B is wrong', c: () => 'C is wrong', d: () => 'D is wrong' }}
      >
        <TextField name="a" label="a" required />
        <TextArea name="b" label="b" required />
        <SelectField name="c" label="c" options={[]} required />
        <DateField name="d" label="d" required />
        <TextField name="a" label="e" error="Its own" />
      </FieldErrorsContext>
    </CheckedForm>,
  );
  expect(shown).toMatch(/^<form noValidate=""/);
  for (const sentence of ['A is wrong', 'B is wrong', 'C is wrong', 'D is wrong', 'Its own'])
    expect(shown.split(sentence)).toHaveLength(2);
});
