import { allowed, refused, type Allowed } from '../allowed/index.ts';

/** So many of what a person states, or took from summaries of other hospitals, wait for a doctor at most: each look at the record reads them all. */
export const mostOpenStatements = 500;

/** Whether so many more may be added to those that wait. */
export const mayStateMore = (open: number, added: number): Allowed<'too_many_statements'> =>
  added === 0 || open + added <= mostOpenStatements ? allowed : refused('too_many_statements');
