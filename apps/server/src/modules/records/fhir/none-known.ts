import { noneTitle, saysNone, saysNotKnown } from '@balsam/domain/records';
import { codesIn } from './codes.ts';

type Body = Readonly<Record<string, unknown>>;

const concepts = ['code', 'vaccineCode', 'medicationCodeableConcept'];
const codesOf = (body: Body): string[] => concepts.flatMap((name) => codesIn(body[name]));

/** Whether an allergy, a condition, a medicine, a procedure or a vaccine says that there is none, or that nothing is known; `title` are its words. */
export const isNoneKnown = (body: Body, title: string | undefined): boolean => saysNone(codesOf(body), title);

/** Whether it says no more than that nothing is known. */
export const isNotKnown = (body: Body, title: string | undefined): boolean => saysNotKnown(codesOf(body), title);

/** How such an entry is told, by its code. */
export const noneTitleOf = (body: Body) => noneTitle(codesOf(body));
