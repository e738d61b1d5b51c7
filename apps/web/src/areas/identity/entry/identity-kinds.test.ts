import { patientLoginFields } from '@balsam/domain/identity';
import { expect, test } from 'vitest';
import { stubBrowser } from '#shared/api/browser.testing.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import { identityKinds } from './identity-kinds.ts';

test('S5.01 each way in which a patient may log in has a name of its own in the list, in both languages', () => {
  stubBrowser('/login');
  for (const locale of ['ar', 'en'] as const) {
    changeLocale(locale);
    const labels = patientLoginFields.map((field) => identityKinds[field].label());
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
  }
});
