import { bodyAndMind } from './articles/body-and-mind.ts';
import { breathAndMedicines } from './articles/breath-and-medicines.ts';
import { family } from './articles/family.ts';
import { heartAndSugar } from './articles/heart-and-sugar.ts';
import { seasons } from './articles/seasons.ts';

/**
 * The articles of health education, written for this project; `reviewed` is days before today. Empty lines part the paragraphs, `## ` begins a
 * heading, `- ` a line of a list.
 */
export const articles = [...breathAndMedicines, ...family, ...heartAndSugar, ...seasons, ...bodyAndMind] as const;
