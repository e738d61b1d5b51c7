import type { Page } from '@playwright/test';
import type { Size } from '../support/variants.ts';
import type { Words } from '../support/words.ts';
import type { Screen } from './screens.ts';

/** What opens over a screen, or comes after it on the same address. */
export type Opened = {
  readonly name: string;
  readonly screen: Screen;
  readonly open: (page: Page, say: Words) => Promise<void>;
  /** Where it is only on screens of one size. */
  readonly only?: Size;
};
