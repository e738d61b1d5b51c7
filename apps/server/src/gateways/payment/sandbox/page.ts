import { instalmentsOf } from '@balsam/domain/billing';
import { halalas } from '@balsam/domain/money';
import { riyadhDay } from '@balsam/domain/time';
import { escaped } from '#platform/http/html.ts';
import { textsIn, type Language } from '#platform/texts.ts';
import type { ChargeRow } from './sandbox.store.ts';
import { pageTexts } from './page.texts.ts';

type PageTexts = Readonly<Record<keyof typeof pageTexts, string>>;

export const notices = ['now', 'late', 'twice', 'before'] as const;
export type NoticeChoice = (typeof notices)[number];
/** What was wrong with what the payer sent. */
export type Complaint = 'wrongCode' | 'testCardsOnly';

export type Shown = {
  readonly charge: ChargeRow;
  readonly language: Language;
  readonly notice: NoticeChoice;
  readonly complaint: Complaint | undefined;
  readonly now: Date;
};

/** A number that passes no bank: the one test card. */
export const testCard = '4111 1111 1111 1111';

const amountText = (amount: number, language: Language) =>
  new Intl.NumberFormat(language === 'ar' ? 'ar-SA-u-nu-arab' : 'en-SA', { style: 'currency', currency: 'SAR' }).format(
    amount / 100,
  );

const dayText = (day: string, language: Language) =>
  new Intl.DateTimeFormat(language === 'ar' ? 'ar-SA-u-ca-gregory-nu-arab' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(day));

const other = (language: Language): Language => (language === 'ar' ? 'en' : 'ar');

const layout = (language: Language, title: string, inside: string, otherHref: string) => `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox-gateway/style.css">
</head>
<body>
<main>
<p class="language"><a href="${otherHref}" lang="${other(language)}">${pageTexts.languageName[other(language)]}</a></p>
<h1>${title}</h1>
${inside}
</main>
</body>
</html>`;

const field = (name: string, label: string, value: string, mode: string) =>
  `<label>${label}<input name="${name}" value="${value}" dir="ltr" inputmode="${mode}" autocomplete="off" maxlength="40" required></label>`;

const choice = (t: PageTexts, name: NoticeChoice, chosen: NoticeChoice) =>
  `<label><input type="radio" name="notice" value="${name}"${name === chosen ? ' checked' : ''}>${t[name]}</label>`;

const button = (outcome: string, label: string, kind: string, checks = true) =>
  `<button name="outcome" value="${outcome}" class="${kind}"${checks ? '' : ' formnovalidate'}>${label}</button>`;

const complaintOf = (t: PageTexts, complaint: Complaint | undefined) =>
  complaint ? `<p class="complaint" role="alert">${t[complaint]}</p>` : '';

/** What would be due when: each a month after the other, as who lends shows it. */
const partsOf = ({ charge, language, now }: Shown, t: PageTexts) =>
  `<p>${t.parts}</p><ol>${instalmentsOf(halalas(charge.amount), riyadhDay(now))
    .map(
      ({ amount, due }) =>
        `<li><time datetime="${due}">${dayText(due, language)}</time>: <bdi>${escaped(amountText(amount, language))}</bdi></li>`,
    )
    .join('')}</ol>`;

const loanForm = (shown: Shown, t: PageTexts) => `
${partsOf(shown, t)}
<form method="post" action="/sandbox-gateway/pay/${shown.charge.id}?lang=${shown.language}">
<fieldset><legend>${t.notice}</legend>${notices.map((name) => choice(t, name, shown.notice)).join('')}</fieldset>
${button('paid', t.agree, 'first')}
${button('declined', t.declineLoan, 'second')}
${button('cancelled', t.cancel, 'quiet')}
</form>`;

const cardForm = ({ charge, language, notice, complaint }: Shown, t: PageTexts) => `
${complaintOf(t, complaint)}
<form method="post" action="/sandbox-gateway/pay/${charge.id}?lang=${language}">
${field('card', t.card, testCard, 'numeric')}
<div class="pair">${field('expires', t.expires, '12/30', 'numeric')}${field('cvc', t.code, '123', 'numeric')}</div>
${field('holder', t.holder, 'TEST CARD', 'text')}
<fieldset><legend>${t.notice}</legend>${notices.map((name) => choice(t, name, notice)).join('')}</fieldset>
${button('paid', `${t.pay} <bdi>${escaped(amountText(charge.amount, language))}</bdi>`, 'first')}
${button('challenge', t.challenge, 'second')}
${button('declined', t.decline, 'second', false)}
${button('cancelled', t.cancel, 'quiet', false)}
</form>`;

const challengeForm = ({ charge, language, notice, complaint }: Shown, t: PageTexts) => `
<h2>${t.challengeTitle}</h2>
<p>${t.challengeAbout}</p>
${complaintOf(t, complaint)}
<form method="post" action="/sandbox-gateway/pay/${charge.id}?lang=${language}">
<input type="hidden" name="notice" value="${notice}">
${field('code', t.challengeCode, '', 'numeric')}
${button('code', t.confirm, 'first')}
${button('cancelled', t.cancel, 'quiet', false)}
</form>`;

const ended = ({ charge }: Shown, t: PageTexts) => {
  const outcome = { paid: t.paid, failed: t.failed, cancelled: t.cancelled, initiated: t.over, challenge: t.over };
  return `<p>${outcome[charge.status]}</p><p><a class="first" href="${escaped(ownPath(charge.return_url))}">${t.back}</a></p>`;
};

/** The page of the product itself, whichever of its names the browser used: a form may not lead to another origin. */
export const ownPath = (address: string): string => {
  const url = new URL(address);
  return `${url.pathname}${url.search}`;
};

const open = ({ charge, now }: Shown) =>
  (charge.status === 'initiated' || charge.status === 'challenge') && charge.expires_at > now;

const stage = (shown: Shown, t: PageTexts) => {
  if (!open(shown)) return ended(shown, t);
  if (shown.charge.kind === 'instalments') return loanForm(shown, t);
  return shown.charge.status === 'challenge' ? challengeForm(shown, t) : cardForm(shown, t);
};

/** The hosted page at whichever stage the charge is. */
export function hostedPage(shown: Shown): string {
  const { charge, language, notice } = shown;
  const t = textsIn(pageTexts, language);
  const summary = `<p class="about">${shown.charge.kind === 'instalments' ? t.aboutLoan : t.about}</p>
<dl><div><dt>${t.order}</dt><dd lang="${charge.language}" dir="auto">${escaped(charge.description)}</dd></div>
<div><dt>${t.amount}</dt><dd class="amount"><bdi>${escaped(amountText(charge.amount, language))}</bdi></dd></div></dl>`;
  const otherHref = `/sandbox-gateway/pay/${charge.id}?lang=${other(language)}&amp;notice=${notice}`;
  return layout(language, t.title, summary + stage(shown, t), otherHref);
}

/** For an address that leads to no charge. */
export const missingPage = (language: Language): string =>
  layout(language, pageTexts.title[language], `<p>${pageTexts.missing[language]}</p>`, `?lang=${other(language)}`);
