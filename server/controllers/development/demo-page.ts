import type { Person } from '#server/database/world.ts'
import { escapeHtml } from '#server/format/escape-html.ts'

/** The development page of the people known by name, with a button each: a page without script or style. */
export function demoPage(people: readonly Person[], action: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Demo people</title>
</head>
<body>
<main>
<h1>Demo people</h1>
<p>One click signs you in, with no password asked. Nobody of this name is on the live site, nor this page.</p>
<ul>
${people.map((person) => listItem(person, action)).join('\n')}
</ul>
</main>
</body>
</html>
`
}

function listItem({ name, email, role, about }: Person, action: string): string {
  return `<li>
<form action="${escapeHtml(action)}" method="post">
<input type="hidden" name="email" value="${escapeHtml(email)}">
<p>${escapeHtml(`${email} (${role}): ${about}`)} <button type="submit">Sign in as ${escapeHtml(name)}</button></p>
</form>
</li>`
}
