import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { changeLocale } from '#shared/i18n/locale.ts';
import { Filled, gap, MarkedParts, nameOf, otherNameOf, PersonName } from './person-name.tsx';

const sara = {
  first_name: 'Sara',
  middle_name: 'Khalid',
  family_name: 'Al-Harbi',
  first_name_ar: 'سارة',
  middle_name_ar: '',
  family_name_ar: 'الحربي',
};
/** Came from another hospital, in Latin letters alone. */
const hassan = { ...sara, first_name: 'Hassan', first_name_ar: '', family_name_ar: '' };

vi.stubGlobal('document', { documentElement: { lang: 'ar', dir: 'rtl' } });
const drawn = (node: React.ReactNode) => renderToStaticMarkup(node);

afterEach(() => changeLocale('ar'));

test('a name in the language of the screen needs no mark', () => {
  expect(drawn(<PersonName person={sara} length="full" />)).toBe('سارة الحربي');
  changeLocale('en');
  expect(drawn(<PersonName person={sara} length="full" />)).toBe('Sara Khalid Al-Harbi');
});
test('a name in the other language alone is marked with it', () => {
  const greeting = (
    <Filled sentence={`أهلًا ${gap}، يوم سعيد`}>
      <PersonName person={hassan} />
    </Filled>
  );
  expect(drawn(greeting)).toBe('أهلًا <bdi lang="en" dir="ltr">Hassan</bdi>، يوم سعيد');
});
test('D11.16 the words of a doctor in a dosage of the other language are marked, the rest is not', () => {
  expect(drawn(<MarkedParts>1 spray، مرة واحدة يوميًا</MarkedParts>)).toBe(
    '<bdi lang="en" dir="ltr">1 spray</bdi>، مرة واحدة يوميًا',
  );
  changeLocale('en');
  expect(drawn(<MarkedParts>بخة واحدة, twice a day</MarkedParts>)).toBe(
    '<bdi lang="ar" dir="rtl">بخة واحدة</bdi>, twice a day',
  );
});
test('the other name is shown only where there is one of its own', () => {
  expect(otherNameOf(sara)).toBe('Sara Khalid Al-Harbi');
  expect(otherNameOf(hassan)).toBe('');
  expect(nameOf(undefined)).toBe('');
});
