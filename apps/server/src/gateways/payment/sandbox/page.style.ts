/** Colours are Balsam's own in light and dark; directions are logical. */
export const pageStyle = `
:root { color-scheme: light dark; --bg: #f3f6f9; --surface: #fff; --text: #121d27; --muted: #465767; --line: #8293a3; --accent: #005a9b; --on: #fff; --danger: #a31d1d; --danger-soft: #fdebea; }
@media (prefers-color-scheme: dark) {
  :root { --bg: #0b141d; --surface: #13202c; --text: #ecf2f8; --muted: #c6d3df; --line: #6d8296; --accent: #5cabe6; --on: #03192b; --danger: #fbaaa6; --danger-soft: #3d1a1c; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--text); font: 16px/1.6 Cairo, system-ui, sans-serif; }
main { max-inline-size: 460px; margin: 24px auto; padding: 24px; background: var(--surface); border-radius: 16px; }
h1 { font-size: 24px; line-height: 36px; margin: 0 0 4px; }
h2 { font-size: 20px; line-height: 30px; margin: 16px 0 4px; }
.language { margin: 0; text-align: end; }
a { color: var(--accent); display: inline-block; min-block-size: 44px; padding-block: 9px; }
[lang=ar] ol { list-style: arabic-indic; }
.about { color: var(--muted); margin: 0 0 16px; }
dl { margin: 0 0 20px; }
dl div { display: flex; justify-content: space-between; gap: 16px; padding-block: 8px; border-block-end: 1px solid var(--line); }
dt { color: var(--muted); }
dd { margin: 0; text-align: end; font-weight: 600; }
.amount { font-size: 20px; font-variant-numeric: tabular-nums; }
form { display: grid; gap: 14px; }
label { display: grid; gap: 6px; font-weight: 600; }
input:not([type='radio']) { font: inherit; inline-size: 100%; min-block-size: 52px; padding-inline: 14px; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: 12px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; align-items: end; gap: 12px; }
fieldset { border: 1px solid var(--line); border-radius: 12px; padding: 8px 14px; margin: 0; }
fieldset label { display: flex; align-items: center; gap: 10px; min-block-size: 44px; font-weight: 400; }
input[type='radio'] { inline-size: 20px; block-size: 20px; accent-color: var(--accent); }
button, a.first { font: inherit; font-weight: 680; min-block-size: 48px; padding: 10px 20px; border-radius: 12px; border: 1px solid var(--accent); cursor: pointer; text-decoration: none; }
.first { background: var(--accent); color: var(--on); }
.second { background: transparent; color: var(--accent); }
.quiet { background: transparent; color: var(--accent); border-color: transparent; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.complaint { background: var(--danger-soft); color: var(--danger); border-radius: 12px; padding: 12px 14px; margin: 0 0 14px; }
@media (max-width: 500px) { main { margin: 0; border-radius: 0; min-block-size: 100vh; padding: 16px; } }
`;
