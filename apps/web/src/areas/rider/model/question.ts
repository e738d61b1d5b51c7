import { createContext, use } from 'react';
import type { RiderOrder } from './api-types.ts';

/** What a rider is asked in a dialog: which move, what the move asks for, or whether to give the order back. */
export type Question = 'moves' | 'order_otp' | 'reason_and_photo' | 'decline';

type OpenQuestionFor = (order: RiderOrder, question: Question) => void;

export const OpenQuestion = createContext<OpenQuestionFor>(() => undefined);

/** Opens a dialog about an order. It belongs to the page and not to the card: when the card goes, it can say why. */
export const useOpenQuestion = (): OpenQuestionFor => use(OpenQuestion);
