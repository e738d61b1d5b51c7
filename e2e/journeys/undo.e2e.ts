import { button } from '../support/buttons.ts';
import { controlClock, countAfter, stopClock } from '../support/clock.ts';
import { newPatient } from '../support/orders.ts';
import { expect, inBothLanguages, test } from '../support/test.ts';

inBothLanguages('ar', () => {
  test(
    'S9.02 a medicine that is stopped by mistake is taken back by its toast, which goes then, and by itself after a while',
    { tag: '@full' },
    async ({ page, say, request, signInAs, clockOffset }) => {
      const patient = await newPatient(request);
      await patient.call('POST', '/medications', { title: 'Paracetamol 500 mg' });
      await signInAs(patient.signIn);
      await controlClock(page, clockOffset);
      await page.goto('/my-medication');
      const card = page.getByRole('article').filter({ hasText: 'Paracetamol' });
      // While the clock stands, a button is busy until it is let go on.
      const stop = button(card, say('medicines_stop')).and(page.locator(':not([aria-busy="true"])'));
      const undo = button(page.getByRole('status'), say('medicines_undo'));
      await expect(stop).toBeVisible();
      await stopClock(page);
      await stop.click();
      await expect.poll(() => countAfter(page, 10, undo)).toBe(1);
      await undo.click();
      await expect(undo).toHaveCount(0);
      await expect.poll(() => countAfter(page, 10, stop)).toBe(1);

      await stop.click();
      await expect.poll(() => countAfter(page, 10, undo)).toBe(1);
      await page.mouse.move(1, 1);
      await page.clock.runFor(10_100);
      await expect(undo).toHaveCount(0);
    },
  );

  test(
    'S9.02 an allergy and a condition that are removed by mistake stand in the file again, with their words and day',
    { tag: '@full' },
    async ({ page, say, request, signInAs }) => {
      const patient = await newPatient(request);
      const state = (kind: string, text: string) =>
        patient.call('POST', '/medical-file/statements', { kind, text, since: '2020-03-05', note: 'Told by mother' });
      await state('allergy', 'Walnuts');
      await state('condition', 'Hay fever');
      await signInAs(patient.signIn);
      await page.goto('/medical-file');
      for (const text of ['Walnuts', 'Hay fever']) {
        const line = page.getByRole('listitem').filter({ hasText: text });
        await button(line, say('file_remove')).click();
        await expect(line).toHaveCount(0);
        await button(page.getByRole('status'), say('file_undo')).click();
        await expect(line).toContainText('Told by mother');
      }
      type File = Record<'allergies' | 'conditions', { title: string; day: string; stated: string }[]>;
      expect(await patient.call<File>('GET', '/medical-file')).toMatchObject({
        allergies: [{ title: 'Walnuts', day: '2020-03-05', stated: 'waiting' }],
        conditions: [{ title: 'Hay fever', day: '2020-03-05', stated: 'waiting' }],
      });
    },
  );
});
