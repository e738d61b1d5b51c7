/* Runs before anything is drawn: theme by the system, language by ?lang=, then the last choice, then Arabic. */
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
  } catch {
    /* A browser that blocks storage: the page speaks Arabic, or what the address asks for. */
  }
  html.lang = chosen === 'en' ? 'en' : 'ar';
  /* What the server has drawn of the screen is not shown to whom it is not for, nor inside another app. */
  try {
    if (localStorage.token ?? sessionStorage.token) html.dataset.known = '';
  } catch {
    /* Nobody is known then. */
  }
  if (/[?&]embed=1/.test(location.search)) html.dataset.embedded = '';
  html.dir = html.lang === 'ar' ? 'rtl' : 'ltr';
})();
