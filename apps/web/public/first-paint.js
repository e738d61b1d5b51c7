/* What is drawn first: src/shared/i18n/locale.ts, src/shared/ui/theme.ts */
(() => {
  const html = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    let theme = dark.matches ? 'dark' : 'light';
    try {
      theme = localStorage.theme ?? theme;
    } catch {
      /* No storage */
    }
    html.dataset.theme = theme;
  };
  follow();
  dark.addEventListener('change', follow);
  let chosen = new URLSearchParams(location.search).get('lang');
  try {
    if (chosen === 'ar' || chosen === 'en') localStorage.setItem('layout', chosen);
    else chosen = localStorage.getItem('layout');
    if (localStorage.token ?? sessionStorage.token) html.dataset.known = '';
  } catch {
    /* No storage */
  }
  if (/[?&]embed=1/.test(location.search)) html.dataset.embedded = '';
  html.lang = chosen === 'en' ? 'en' : 'ar';
  html.dir = html.lang === 'ar' ? 'rtl' : 'ltr';

  /* The greeting that stands in the shell before the scripts: dashboard/greeting.ts and shared/format say it afterwards */
  const dayIn = (tag, now, ...order) => {
    const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Riyadh' };
    const parts = new Intl.DateTimeFormat(tag, options).formatToParts(now);
    return order.map((type) => parts.find((part) => part.type === type)?.value).join(' ');
  };
  const greet = () => {
    const place = document.querySelector('[data-greetings]');
    if (!place) return;
    try {
      const user = JSON.parse((localStorage.token === undefined ? sessionStorage : localStorage).userInfo);
      const now = new Date();
      const hour = (now.getUTCHours() + 3) % 24;
      const part = hour < 4 || hour >= 17 ? 'evening' : hour < 12 ? 'morning' : 'afternoon';
      const text = JSON.parse(place.dataset.greetings)[user.isDependent ? 'dependent' : part][html.lang];
      const isArabic = html.lang === 'ar';
      const [name, other] = isArabic ? [user.first_name_ar, user.first_name] : [user.first_name, user.first_name_ar];
      const hijri = isArabic ? 'ar-SA-u-ca-islamic-umalqura-nu-arab' : 'en-GB-u-ca-islamic-umalqura';
      const lines = [
        text.replace('{name}', () => name || other),
        dayIn(isArabic ? 'ar-SA-u-ca-gregory-nu-arab' : 'en-GB', now, 'weekday', 'day', 'month', 'year'),
        `${dayIn(hijri, now, 'day', 'month', 'year')} ${isArabic ? 'هـ' : 'AH'}`,
      ];
      for (const [nth, line] of lines.entries()) place.querySelectorAll('span')[nth].textContent = line;
    } catch {
      /* Nobody is known */
    }
  };
  document.addEventListener('readystatechange', greet, { once: true });
})();
