import { createDecipheriv } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { button } from '../support/buttons.ts';
import { inspect } from '../support/checks.ts';
import { callAs } from '../support/sessions.ts';
import { patient } from '../support/server.ts';
import { expect, inBothLanguages, test, type Page } from '../support/test.ts';

/** As the specification of SMART Health Links has it, without our code. */
function decode(link: string, jwe: string): { resourceType: string; entry: { resource: { resourceType: string } }[] } {
  const payload = Buffer.from(link.slice(link.indexOf('shlink:/') + 8), 'base64url').toString();
  const { key } = JSON.parse(payload) as { key: string };
  const [header = '', , iv = '', text = '', tag = ''] = jwe.split('.');
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(key, 'base64url'), Buffer.from(iv, 'base64url'))
    .setAAD(Buffer.from(header))
    .setAuthTag(Buffer.from(tag, 'base64url'));
  const packed = Buffer.concat([decipher.update(Buffer.from(text, 'base64url')), decipher.final()]);
  return JSON.parse(inflateRawSync(packed).toString()) as ReturnType<typeof decode>;
}

const manifestOf = (link: string): string =>
  (JSON.parse(Buffer.from(link.slice(link.indexOf('shlink:/') + 8), 'base64url').toString()) as { url: string }).url;

const mine: Readonly<Record<'ar' | 'en', string>> = { ar: '1000001', en: '1000006' };

inBothLanguages('ar', ({ language }) => {
  test(
    'D11.09 a patient shares a summary, a doctor elsewhere opens it, and the patient sees who and ends it',
    { tag: '@full' },
    async ({ page, say, request, signInAs, openBrowser }, info) => {
      const call = await callAs(request, patient(mine[language]));
      const allergy = `Sesame ${language}`;
      await call('POST', '/medical-file/statements', { kind: 'allergy', text: allergy });
      await signInAs(patient(mine[language]));
      await page.goto('/sharing');
      await inspect(page, language);
      await page.screenshot({ path: info.outputPath('sharing.png'), fullPage: true });
      await page.getByLabel(say('sharing_part_medicines')).uncheck();
      await page.getByLabel(say('sharing_passcode'), { exact: true }).fill('palm-tree');
      await button(page, say('sharing_make')).click();
      await expect(page.getByRole('heading', { name: say('sharing_ready') })).toBeFocused();
      const link = (await page.getByText('#shlink:/').textContent()) ?? '';
      await inspect(page, language);
      await page.screenshot({ path: info.outputPath('made.png'), fullPage: true });

      const reply = await request.post(manifestOf(link), { data: { recipient: 'Decoder', passcode: 'palm-tree' } });
      const { files } = (await reply.json()) as { files: { embedded: string }[] };
      const bundle = decode(link, files[0]!.embedded);
      expect(JSON.stringify(bundle)).toContain(allergy);
      expect(bundle.entry.some(({ resource }) => resource.resourceType.startsWith('Medication'))).toBe(false);

      const doctor: Page = await openBrowser();
      await doctor.goto(link);
      await inspect(doctor, language);
      await doctor.getByLabel(say('link_who')).fill('Huda');
      await doctor.getByLabel(say('link_passcode')).fill('palm-tree');
      await button(doctor, say('link_open')).click();
      await expect(doctor.getByText(allergy)).toBeVisible();
      await expect(doctor.getByText(say('link_withheld'))).toBeVisible();
      await doctor.screenshot({ path: info.outputPath('opened.png'), fullPage: true });

      await button(page, say('sharing_done')).click();
      await page.reload();
      const first = page.getByRole('article').first();
      await expect(first).toContainText('Huda');
      await button(first, say('sharing_end')).click();
      await expect(first).toContainText(say('sharing_state_ended'));
      const after = await request.post(manifestOf(link), { data: { recipient: 'Late', passcode: 'palm-tree' } });
      expect(after.status()).toBe(404);
    },
  );
});
