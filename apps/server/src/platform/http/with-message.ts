import type { Text } from '#platform/texts.ts';
import { httpTexts } from './http.texts.ts';

/** An answer with a sentence of its own, where the specification or the screen wants one. */
export class WithMessage<T> {
  readonly data: T;
  readonly message: string;
  readonly messageAr: string;
  constructor(data: T, message: string, messageAr: string) {
    this.data = data;
    this.message = message;
    this.messageAr = messageAr;
  }
}
/** Answers with `data` and the sentence of the envelope in both languages. */
export const withMessage = <T>(data: T, { en, ar }: Text) => new WithMessage(data, en, ar);

/** The answer with its sentence, which is that of any success when it has none of its own. */
export const asMessage = <T>(answer: T | WithMessage<T>): WithMessage<T> =>
  answer instanceof WithMessage ? answer : withMessage(answer, httpTexts.success);
