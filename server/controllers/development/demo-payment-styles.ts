/** The style sheet of the pages for play money: striped, so that nobody takes them for a bank's. */
export const demoPaymentStyles = `:root {
  color-scheme: light dark;
  --ground: light-dark(#eef1f6, #12161f);
  --sheet: light-dark(#ffffff, #1c2330);
  --ink: light-dark(#1b2333, #eef1f6);
  --quiet: light-dark(#566077, #a9b3c7);
  --line: light-dark(#cfd6e3, #3a455a);
  --main: light-dark(#4a2fbd, #b9a8ff);
  --on-main: light-dark(#ffffff, #1c1440);
}
* { box-sizing: border-box; }
body {
  margin: 0;
  min-height: 100vh;
  background: var(--ground);
  color: var(--ink);
  font: 1.0625rem/1.5 system-ui, sans-serif;
}
.ribbon {
  margin: 0;
  padding: 0.75rem 1rem;
  border-bottom: 0.5rem solid;
  border-image: repeating-linear-gradient(-45deg, #1b2333 0 0.75rem, #f4c430 0.75rem 1.5rem) 8;
  background: #f4c430;
  color: #1b2333;
  font-weight: 600;
  text-align: center;
}
main {
  width: min(30rem, 100% - 2rem);
  margin: 2rem auto;
  padding: clamp(1.25rem, 5vw, 2.5rem);
  border: 1px solid var(--line);
  border-radius: 1rem;
  background: var(--sheet);
}
h1 { margin: 0 0 1.25rem; font-size: 2.75rem; line-height: 1.1; font-variant-numeric: tabular-nums; }
.small { display: block; margin-bottom: 0.5rem; color: var(--quiet); font-size: 1.0625rem; font-weight: 400; }
p { margin: 0 0 1.25rem; }
form { display: grid; gap: 0.75rem; }
button {
  padding: 0.875rem 1.125rem;
  border: 1px solid var(--line);
  border-radius: 0.75rem;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
}
button b { display: block; }
button span { color: var(--quiet); font-size: 0.9375rem; }
button:first-child, button:first-child span { background: var(--main); color: var(--on-main); }
button:hover { border-color: var(--ink); }
button:focus-visible, a:focus-visible { outline: 3px solid var(--main); outline-offset: 3px; }
a { color: var(--main); }
main > :last-child { margin-bottom: 0; }
form + p { margin-top: 1.25rem; }
`
