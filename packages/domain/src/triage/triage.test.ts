import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  assess,
  isEmergency,
  nextQuestion,
  questions,
  questionsOf,
  rules,
  severities,
  sinces,
  symptoms,
  triageSources,
  urgencies,
  type Survey,
  type SurveySymptom,
  selectedQuestions,
} from './index.ts';
import { leads } from './rules.ts';

const man = { ageYears: 40, gender: 'male' } as const;
const told = (code: string, change: Partial<SurveySymptom> = {}): SurveySymptom => ({
  code,
  since: 'days',
  severity: 'mild',
  ...change,
});
const survey = (change: Partial<Survey> = {}): Survey => ({
  ...man,
  chiefComplaint: change.symptoms?.[0]?.code ?? 'headache',
  symptoms: [told('headache')],
  answers: {},
  ...change,
});

const anySymptom = fc.record({
  code: fc.constantFrom(...symptoms.map(({ code }) => code)),
  since: fc.constantFrom(...sinces),
  severity: fc.constantFrom(...severities),
});
const anyAnswers = fc
  .array(
    fc.constantFrom(...questions.flatMap(({ code, choices }) => choices.map((choice) => [code, choice.code] as const))),
    {
      maxLength: 12,
    },
  )
  .map((pairs) => Object.fromEntries(pairs.map(([question, choice]) => [question, [choice]])));
const anySurvey = fc.record({
  ageYears: fc.integer({ min: 0, max: 100 }),
  gender: fc.constantFrom('male' as const, 'female' as const),
  chiefComplaint: fc.constantFrom(...symptoms.map(({ code }) => code)),
  symptoms: fc.array(anySymptom, { minLength: 1, maxLength: 8 }),
  answers: anyAnswers,
});
const rank = (one: Survey) => urgencies.indexOf(assess(one).urgency);

describe('the table', () => {
  test('has at least 150 complaints, each once, with both languages, regions and specialities', () => {
    expect(symptoms.length).toBeGreaterThanOrEqual(150);
    expect(new Set(symptoms.map(({ code }) => code)).size).toBe(symptoms.length);
    const bad = symptoms.filter(
      ({ en, ar, regions, specialities }) =>
        !/^[\x20-\x7e]+$/.test(en) ||
        !/^[\p{Script=Arabic}\p{M}\s]+$/u.test(ar) ||
        regions.length === 0 ||
        specialities.length === 0,
    );
    expect(bad.map(({ code }) => code)).toEqual([]);
  });
  test('every question and choice has both languages, none of them Latin in Arabic', () => {
    const all = questions.flatMap((question) => [question, ...question.choices]);
    expect(all.filter(({ en, ar }) => en === '' || ar === '' || /[a-z]/i.test(ar)).map(({ code }) => code)).toEqual([]);
  });
  test('no condition names what is not there', () => {
    const known = new Set([
      ...symptoms.map(({ code }) => code),
      ...questions.flatMap(({ code, choices }) => choices.map((choice) => `${code}.${choice.code}`)),
    ]);
    const named = [...rules, ...questions, ...leads].flatMap(({ when }) => when.names);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
  test('every rule names a source that was noted', () => {
    expect(rules.filter(({ source }) => !Object.hasOwn(triageSources, source))).toEqual([]);
  });
  test('every question is asked of somebody', () => {
    const people = [0, 3, 30].flatMap((ageYears) =>
      (['female', 'male'] as const).map((gender) => ({ ageYears, gender })),
    );
    const reached = new Set(
      people.flatMap((person) =>
        symptoms.flatMap(({ code }) =>
          ['no', 'early'].flatMap((pregnant) =>
            questionsOf(survey({ ...person, symptoms: [told(code)], answers: { pregnant: [pregnant] } })).map(
              ({ question }) => question.code,
            ),
          ),
        ),
      ),
    );
    expect(questions.filter(({ code }) => !reached.has(code)).map(({ code }) => code)).toEqual([]);
  });
});

describe('D14.01 red flags', () => {
  const redFlags = questions.flatMap(({ code, choices }) =>
    choices.filter(({ urgency }) => urgency === 'emergency').map((choice) => [code, choice.code] as const),
  );
  test('one that is answered is an emergency whatever else is told, at every age', () => {
    fc.assert(
      fc.property(anySurvey, fc.constantFrom(...redFlags), (one, [question, choice]) => {
        const answered = { ...one, answers: { ...one.answers, [question]: [choice] } };
        fc.pre(questionsOf(answered).some((asked) => asked.question.code === question));
        expect(isEmergency(answered)).toBe(true);
      }),
    );
  });
  test('nothing that is added takes an emergency back', () => {
    fc.assert(
      fc.property(anySurvey, anySymptom, (one, more) => {
        fc.pre(!one.symptoms.some(({ code }) => code === more.code));
        expect(rank({ ...one, symptoms: [...one.symptoms, more] })).toBeGreaterThanOrEqual(rank(one));
      }),
    );
  });
  test('what is more severe is never less urgent', () => {
    fc.assert(
      fc.property(anySurvey, fc.nat(), (one, pick) => {
        const at = pick % one.symptoms.length;
        const ranks = severities.map((severity) =>
          rank({ ...one, symptoms: one.symptoms.map((symptom, n) => (n === at ? { ...symptom, severity } : symptom)) }),
        );
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      }),
    );
  });
  test('a complaint that is told twice counts as the severer and the newer, whichever comes first', () => {
    const [old, fresh] = [
      { code: 'drooling', since: 'weeks', severity: 'moderate' },
      { code: 'drooling', since: 'hour', severity: 'mild' },
    ] as const;
    const of = (...given: Survey['symptoms']) => assess(survey({ ageYears: 0, symptoms: given })).urgency;
    const both = of({ ...fresh, severity: 'moderate' });
    expect([of(old, fresh), of(fresh, old)]).toEqual([both, both]);
    expect(of(old)).not.toBe(both);
  });
  test('a child of six with blue lips is an emergency, with a cold it is led to paediatrics', () => {
    const child = { ageYears: 6, gender: 'female' } as const;
    expect(assess(survey({ ...child, answers: { danger: ['blue_lips'] } })).urgency).toBe('emergency');
    const cold = assess(survey({ ...child, symptoms: [told('runny_nose')], answers: { danger: [] } }));
    expect([cold.urgency, cold.specialities[0]?.code, cold.specialities[0]?.because]).toEqual([
      'self_care',
      'PED',
      ['child'],
    ]);
  });
  test('thoughts of suicide and violence bring numbers of their own', () => {
    const suicide = assess(survey({ symptoms: [told('low_mood')], answers: { self_harm_kind: ['thoughts'] } }));
    expect([suicide.urgency, suicide.help]).toEqual(['emergency', ['self_harm']]);
    expect(assess(survey({ symptoms: [told('abuse')] }))).toMatchObject({ urgency: 'emergency', help: ['abuse'] });
  });
});

describe('D14.01 children', () => {
  test('under 15 only questions are asked that can still make it an emergency, from 15 on all', () => {
    const codesAt = (ageYears: number, code = 'headache') =>
      questionsOf(survey({ ageYears, symptoms: [told(code)] })).map(({ question }) => question.code);
    expect(codesAt(14)).not.toContain('history');
    expect(codesAt(14)).toContain('headache_with');
    expect(codesAt(15)).toContain('history');
    expect(codesAt(8, 'fever')).toContain('history');
  });
  test('a child with sickle cell disease and a fever is an emergency, and so is one whose belly hurts low on the right', () => {
    const child = { ageYears: 8, gender: 'male' } as const;
    expect(assess(survey({ ...child, symptoms: [told('fever')], answers: { history: ['sickle'] } })).urgency).toBe(
      'emergency',
    );
    const belly = [told('abdominal_pain', { severity: 'moderate', since: 'day' }), told('nausea')];
    const asked = questionsOf(survey({ ...child, symptoms: belly })).map(({ question }) => question.code);
    expect(asked).toContain('belly_where');
    expect(isEmergency(survey({ ...child, symptoms: belly, answers: { belly_where: ['right_lower'] } }))).toBe(true);
  });
});

describe('answers that do not fit', () => {
  test('a man is not asked whether he is pregnant, and such an answer says nothing', () => {
    const one = survey({ answers: { pregnant: ['late'], pregnancy_how: ['bleeding'] } });
    expect(questionsOf(one).map(({ question }) => question.code)).not.toContain('pregnant');
    expect(assess(one).urgency).toBe(assess(survey()).urgency);
    expect(assess(survey({ symptoms: [told('waters_broken'), told('runny_nose')] })).urgency).toBe('self_care');
  });
  test('the answer to a question of a complaint that was taken out says nothing', () => {
    const answers = { headache_with: ['fever_neck'] };
    expect(isEmergency(survey({ answers }))).toBe(true);
    expect(isEmergency(survey({ symptoms: [told('runny_nose')], answers }))).toBe(false);
  });
  test('a complaint that is told twice counts as the severer', () => {
    const twice = [told('abdominal_pain'), told('abdominal_pain', { severity: 'severe', since: 'day' })];
    expect(assess(survey({ symptoms: twice })).urgency).toBe('emergency');
    expect(assess(survey({ symptoms: twice.toReversed() })).urgency).toBe('emergency');
  });
  test('each question is asked once, until none is left', () => {
    const answers: Record<string, string[]> = {};
    const one = survey({ ...man, symptoms: [told('chest_pain')], answers });
    const asked: string[] = [];
    for (let next = nextQuestion(one); next; next = nextQuestion(one)) {
      asked.push(next.code);
      answers[next.code] = [];
    }
    expect(asked).toEqual(['danger', 'history', 'onset', 'course', 'chest_how']);
  });
});

describe('whom an emergency is led to', () => {
  test('emergency care of one’s age is among the three', () => {
    fc.assert(
      fc.property(anySurvey, (one) => {
        fc.pre(isEmergency(one));
        const { specialities } = assess(one);
        const care = specialities.filter(({ code }) => code === 'EMR').map(({ sub }) => sub);
        expect([specialities.length <= 3, care]).toEqual([true, [one.ageYears < 15 ? 'EMR-PED' : 'EMR-ADU']]);
      }),
    );
  });
  test('it comes with what made it so urgent, and only where the hospital has it', () => {
    const one = survey({ symptoms: [told('numbness')], answers: { numbness_how: ['one_side'] } });
    expect(assess(one).specialities.map(({ code }) => code)).toEqual(['NEU', 'ORT', 'EMR']);
    expect(assess(one).specialities[2]?.because).toEqual(['numbness_how.one_side']);
    const without = assess(one, (code) => code !== 'EMR').specialities.map(({ code }) => code);
    expect(without).toEqual(['NEU', 'ORT', 'INT']);
  });
});

test('what was said long ago and mild may wait, the same suddenly and severe may not', () => {
  const at = (change: Partial<SurveySymptom>) => assess(survey({ symptoms: [told('back_pain', change)] })).urgency;
  expect([at({}), at({ since: 'months' }), at({ severity: 'moderate' }), at({ severity: 'severe' })]).toEqual([
    'self_care',
    'week',
    'week',
    'today',
  ]);
});

test('up to three specialities, with what led there', () => {
  const { specialities } = assess(survey({ symptoms: [told('palpitations'), told('breathless')] }));
  expect(specialities.map(({ code }) => code)).toContain('CAR');
  expect(specialities.length).toBeLessThanOrEqual(3);
  expect(specialities[0]?.because).toContain('palpitations');
});

test('a speciality has three to five questions of its own, or general ones beside them', () => {
  const of = (code: string) => selectedQuestions(code, questions).map((question) => question.code);
  expect(of('CAR')).toHaveLength(5);
  expect(of('ZZZ')).toEqual(['history', 'onset', 'course']);
});

test('D14.02 no emergency of the labelled cases is called less than an emergency', () => {
  const folder = new URL('../../../../bench/triage/', import.meta.url);
  const lines = ['ramaswamy34', 'avey-part', 'fdma-v3', 'practice', 'semigran45', 'esi-part'].flatMap((name) =>
    readFileSync(new URL(`${name}.jsonl`, folder), 'utf8')
      .trim()
      .split('\n'),
  );
  const missed = lines.flatMap((line) => {
    const {
      id,
      age_years: ageYears,
      gender,
      chief_complaint: chiefComplaint,
      symptoms: of,
      answers,
      expected,
    } = JSON.parse(line);
    const isLabelled = String(expected.urgency) === 'emergency';
    return isLabelled && !isEmergency({ ageYears, gender, chiefComplaint, symptoms: of, answers }) ? [id] : [];
  });
  expect([lines.length, missed]).toEqual([465, []]);
});
