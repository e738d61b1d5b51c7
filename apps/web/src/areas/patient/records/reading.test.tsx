import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { changeLocale } from '#shared/i18n/locale.ts';
import { labResult, trendOf } from '#shared/records/lab.testing.ts';
import { confirmationSentence } from '#shared/records/lab-texts.ts';
import { FlagChip, Reading } from '#shared/records/reading.tsx';
import { Mark } from './timeline-page.tsx';
import { TrendChange } from './trend-change.tsx';
import { TrendTable } from './trend-table.tsx';
import type { TrendValue } from '#shared/records/types.ts';

vi.stubGlobal('document', { documentElement: { lang: 'ar', dir: 'rtl' } });

const drawn = (node: React.ReactNode) => renderToStaticMarkup(node);
/** What is read aloud: without tags, and without what is hidden from screen readers. */
const accessibleText = (node: React.ReactNode) =>
  drawn(node)
    .replaceAll(/<(svg|span) [^>]*aria-hidden="true"[^>]*>.*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const reading = (more: Partial<TrendValue>) => <Reading result={labResult(more)} />;
const below = { decimal: '0.01', value: 0.01, comparator: '<' } as const;

describe('what a patient reads in English', () => {
  beforeEach(() => changeLocale('en'));

  test('a value with its unit, every digit, each isolated in its own direction', () => {
    expect(accessibleText(reading({ decimal: '5.10', unit: 'mmol/L' }))).toBe('5.10 mmol/L');
    expect(drawn(reading({ decimal: '5.10', unit: 'mmol/L' }))).toMatch(
      /<bdi[^>]*>5\.10<\/bdi>.*<bdi dir="ltr">mmol\/L<\/bdi>/,
    );
    expect(accessibleText(reading({ decimal: '6.40', unit: '%' }))).toBe('6.40%');
  });
  test('a comparator as a sign, and in words where it is heard', () => {
    expect(drawn(reading(below))).toContain('&lt;0.01');
    expect(accessibleText(reading(below))).toBe('less than 0.01 mIU/L');
  });
  test('an answer in words as the laboratory wrote it', () => {
    const words = { decimal: null, value: null, value_text: 'Positive', value_text_ar: 'إيجابي' };
    expect(drawn(reading(words))).toContain('<bdi lang="en">Positive</bdi>');
  });
  test('of a withdrawn result its mark, and never a value', () => {
    const gone = { withdrawn: true, decimal: '9.37', value: 9.37, flag: 'high' } as const;
    expect(accessibleText(reading(gone))).toBe('No value');
    expect(accessibleText(<FlagChip result={labResult(gone)} />)).toBe('Withdrawn');
  });
  test.each([
    ['critical_high', 'Very high', 'arrow-up'],
    ['critical_low', 'Very low', 'arrow-down'],
    ['high', 'High', 'arrow-up'],
    ['low', 'Low', 'arrow-down'],
    ['normal', 'Normal', 'check'],
    ['abnormal', 'Abnormal', 'circle-alert'],
    ['unknown', 'No reference range', 'minus'],
  ] as const)('the flag %s as %s with its sign', (flag, word, icon) => {
    expect(accessibleText(<FlagChip result={labResult({ flag })} />)).toBe(word);
    expect(drawn(<FlagChip result={labResult({ flag })} />)).toContain(`lucide-${icon}`);
  });
  test('that a range does not tell, and that a result was corrected', () => {
    expect(accessibleText(<FlagChip result={labResult({ low: 3, high: 10 })} />)).toBe('Undetermined');
    expect(accessibleText(<FlagChip result={labResult({ flag: 'high', amended: true })} />)).toBe('Corrected High');
  });
});

describe.each([
  ['en', 'Preliminary', 'Not confirmed', 'High'],
  ['ar', 'أولية', 'غير مؤكدة', 'مرتفع'],
] as const)('a result that is not confirmed, in %s', (language, preliminary, unknown, high) => {
  beforeEach(() => changeLocale(language));

  test('is marked in the list and the detail, beside its flag', () => {
    const marked = (confirmation: TrendValue['confirmation']) =>
      accessibleText(<FlagChip result={labResult({ flag: 'high', confirmation })} />);
    expect(marked('preliminary')).toBe(`${preliminary} ${high}`);
    expect(marked('unknown')).toBe(`${unknown} ${high}`);
    expect(marked('confirmed')).toBe(high);
  });
  test('is marked in the table of the trend', () => {
    const values = [labResult({ id: 1, confirmation: 'preliminary' }), labResult({ id: 2 })];
    const rows = drawn(<TrendTable values={values} unit={null} />)
      .split('<tr')
      .slice(2);
    expect(rows.map((row) => row.includes(preliminary))).toEqual([false, true]);
  });
  test('is said in a sentence, but not of one that was withdrawn', () => {
    const sentences = (['preliminary', 'unknown', 'confirmed'] as const).map((confirmation) =>
      confirmationSentence({ confirmation, withdrawn: false }),
    );
    expect(new Set(sentences).size).toBe(3);
    expect(sentences[2]).toBeUndefined();
    expect(confirmationSentence({ confirmation: 'preliminary', withdrawn: true })).toBeUndefined();
    expect(
      accessibleText(<FlagChip result={labResult({ confirmation: 'preliminary', withdrawn: true })} />),
    ).not.toContain(preliminary);
  });
});

test.each([
  [
    'en',
    'Planned',
    'Withdrawn',
    '2 results',
    'Not done',
    'Dose does not count',
    'No longer taken',
    'Provisional diagnosis',
    'In progress',
  ],
  [
    'ar',
    'زيارة مجدولة',
    'مسحوب من السجل',
    'نتيجتان',
    'لم يُجرَ',
    'جرعة غير محتسبة',
    'لم يعد يُستخدم',
    'تشخيص مبدئي',
    'قيد التنفيذ',
  ],
] as const)('D11.13 what is not as it stands is marked in %s', (language, planned, withdrawn, two, ...others) => {
  changeLocale(language);
  const plain = {
    planned: false,
    not_done: false,
    withdrawn: false,
    is_subpotent: false,
    medicine_use: null,
    doubt: null,
    progress: null,
  };
  const mark = (more: object) => accessibleText(<Mark item={{ source: 'results', count: 2, ...plain, ...more }} />);
  expect([
    mark({ planned: true }),
    mark({ planned: true, withdrawn: true }),
    mark({}),
    mark({ not_done: true }),
    mark({ is_subpotent: true }),
    mark({ medicine_use: 'over' }),
    mark({ source: 'entry', doubt: 'provisional' }),
    mark({ source: 'entry', progress: 'in_progress' }),
  ]).toEqual([planned, withdrawn, two, ...others]);
});

describe('what a patient reads in Arabic', () => {
  beforeEach(() => changeLocale('ar'));

  test('a value with its unit, in Arabic digits, the unit left to right', () => {
    expect(drawn(reading({ decimal: '5.10', unit: 'mmol/L' }))).toMatch(
      /<bdi[^>]*>٥٫١٠<\/bdi>.*<bdi dir="ltr">mmol\/L<\/bdi>/,
    );
  });
  test('a comparator in words, isolated', () => {
    expect(drawn(reading(below))).toMatch(/<bdi[^>]*>أقل من ٠٫٠١<\/bdi>/);
    expect(accessibleText(reading(below))).toBe('أقل من ٠٫٠١ mIU/L');
  });
  test('a common answer in Arabic, another as it was written with its language marked', () => {
    const words = { decimal: null, value: null };
    expect(drawn(reading({ ...words, value_text: 'Positive', value_text_ar: 'إيجابي' }))).toContain(
      '<bdi>إيجابي</bdi>',
    );
    expect(drawn(reading({ ...words, value_text: 'Few bacteria' }))).toContain('<bdi lang="en">Few bacteria</bdi>');
  });
  test('of a withdrawn result its mark, and never a value', () => {
    const gone = labResult({ withdrawn: true, decimal: '9.37', value: 9.37 });
    expect([accessibleText(<Reading result={gone} />), accessibleText(<FlagChip result={gone} />)]).toEqual([
      'بلا قيمة',
      'مسحوبة',
    ]);
  });
});

describe('how a test went over time', () => {
  const values = (...decimals: string[]) =>
    decimals.map((decimal, id) => labResult({ id, decimal, value: Number(decimal) }));
  const change = (...decimals: string[]) => <TrendChange trend={trendOf(values(...decimals))} />;

  test('the arrow points where the value went, and the words say by how much', () => {
    changeLocale('en');
    expect([
      accessibleText(change('6.1', '6.4')),
      accessibleText(change('6.9', '6.4')),
      accessibleText(change('6.4', '6.4')),
    ]).toEqual(['0.3 higher than last time', '0.5 lower than last time', 'The same as last time']);
    expect(drawn(change('6.1', '6.4'))).toContain('lucide-trending-up');
    expect(drawn(change('6.9', '6.4'))).toContain('lucide-trending-down');
    changeLocale('ar');
    expect([accessibleText(change('6.1', '6.4')), accessibleText(change('6.9', '6.4'))]).toEqual([
      'أعلى من المرة السابقة بمقدار ٠٫٣',
      'أقل من المرة السابقة بمقدار ٠٫٥',
    ]);
  });
  test('the table tells each value as it was measured, and what it was converted to', () => {
    changeLocale('en');
    const converted = labResult({
      id: 7,
      value: 5.1,
      decimal: '5.1',
      unit: 'mmol/L',
      day: '2025-03-01',
      precision: 'month',
      converted: { value: 197, decimal: '197' },
    });
    const table = accessibleText(<TrendTable values={[converted, labResult({ withdrawn: true })]} unit="mg/dL" />);
    expect(table).toContain('March 2025 5.1 mmol/L 197 mg/dL in the chart');
    expect(table.indexOf('Withdrawn')).toBeLessThan(table.indexOf('March 2025'));
  });
});
