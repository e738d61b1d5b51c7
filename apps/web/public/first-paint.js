/* What is drawn first: src/shared/i18n/locale.ts */
(() => {
  const html = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => (html.dataset.theme = dark.matches ? 'dark' : 'light');
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
})();
