/** Styles of the provider's pages, with values of the design system's tokens. */
export const providerStyle = `
:root {
  color-scheme: light dark;
  --page: #eceff1; --surface: #fff; --text: #1a2433; --muted: #596673; --line: #dbe1e6; --control: #78858f;
  --primary: #2d5798; --primary-hover: #1f4173; --on-primary: #fff; --outline: #2d5798; --sunken: #f5f7f8;
  --link: #2a7099; --error: #c62828; --beam: #2d5798;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0f1822; --surface: #17222e; --text: #e8eef4; --muted: #a6b4c1; --line: #2b3948; --control: #75869a;
    --primary: #94b8ee; --primary-hover: #b3cdf4; --on-primary: #0b1f33; --outline: #b3cdf4; --sunken: #121c27;
    --link: #82c1e8; --error: #ff9c94; --beam: #1c3763;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--page); color: var(--text);
  font: 400 1rem/1.5 'Open Sans', 'Helvetica Neue', Arial, system-ui, sans-serif;
}
header {
  display: flex; align-items: center; min-height: 54px; padding: 0 24px;
  background: var(--beam); color: #fff; font-weight: 600;
}
main {
  display: grid; gap: 20px; max-width: 432px; margin: 32px auto; padding: 32px;
  border-radius: 8px; background: var(--surface); overflow-wrap: anywhere;
}
h1, h2, p, ul { margin: 0; padding: 0; }
h1 { font-size: 1.75rem; line-height: 1.286; font-weight: 600; letter-spacing: -0.01em; text-wrap: balance; }
h2 { font-size: 1.25rem; line-height: 1.4; font-weight: 600; }
ul { display: grid; gap: 8px; list-style: none; }
form { display: grid; gap: 20px; }
label { display: block; font-size: 0.875rem; font-weight: 600; }
input:not([type]), input[type='email'] {
  width: 100%; min-height: 44px; margin-top: 4px; padding: 9px 12px;
  border: 1px solid var(--control); border-radius: 4px; background: var(--surface); color: inherit; font: inherit;
}
input[aria-invalid] { border: 2px solid var(--error); }
.check { display: flex; gap: 12px; align-items: center; min-height: 44px; font-weight: 400; }
.check input { flex: none; width: 20px; height: 20px; margin: 0; accent-color: var(--primary); }
.error { color: var(--error); font-size: 0.875rem; font-weight: 600; }
.muted { color: var(--muted); font-size: 0.875rem; }
button {
  width: 100%; min-height: 44px; padding: 9px 19px; border: 1px solid var(--control); border-radius: 4px;
  background: var(--surface); color: var(--outline); font: inherit; font-weight: 600; cursor: pointer;
}
button:hover { background: var(--sunken); }
button.primary { border-color: transparent; background: var(--primary); color: var(--on-primary); }
button.primary:hover { background: var(--primary-hover); }
button.person { text-align: start; }
button.person span { display: block; color: var(--muted); font-size: 0.875rem; font-weight: 400; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; }
hr { width: 100%; margin: 0; border: 0; border-top: 1px solid var(--line); }
@media (max-width: 599px) {
  main { margin: 16px; padding: 20px 16px; }
  header { padding: 0 16px; }
}
`;
