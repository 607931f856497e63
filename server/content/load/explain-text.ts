import type { Finding } from './document.ts'
import type { PlacedFinding } from './explain-bytes.ts'

const asText = 'save it as plain text, or put the last version back'
const fromMail = 'save the attachment itself, or put the last version back'
const compared = 'put the file itself here, without - and + at the beginnings of lines'

type Explained = (found: string, text: string) => Finding

/**
 * Text that is no JSON because it is something else: where that shows, and what to say. The first
 * that fits is told.
 */
const shapes: readonly (readonly [RegExp, Explained])[] = [
  [
    /^(?:<{7}|={7}|>{7}|\|{7})(?: .*)?\r?$/m,
    (mark) => [
      `“${cut(mark)}” is where git left two versions side by side`,
      'keep one of the two, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>',
    ],
  ],
  [/^\{\\rtf/, () => ['is RTF, in which TextEdit and WordPad save', asText]],
  [
    /^\s*<(?:!doctype html|html)\b/i,
    (_, text) => [`is a web page${titleOf(text)}`, 'put the last version back'],
  ],
  [/^\s*<(?:\?xml|!|[a-z])/i, () => ['is XML or HTML', 'put the last version back']],
  [/^version https:\/\/git-lfs/, () => ['is where Git LFS keeps a file', 'run git lfs pull']],
  [/^(?:diff --git|Index: |--- |\*\*\* ).*\n|^@@ .*@@/m, comparison],
  [/^[-+](?=\s*"[^"\n]*"\s*:)/m, comparison],
  [
    /^(?:[\w-]+:.*\r?\n)*(?:Content-Type|MIME-Version|Content-Transfer-Encoding|Subject):/i,
    () => ['is an e-mail, with its head and its attachment', fromMail],
  ],
  [
    /^\s*>\s*(?=[{"\]}])/m,
    () => ['is quoted as in an answer to an e-mail', 'remove the > at the beginnings of lines'],
  ],
  [/^\s*[\w+/]{60,}={0,2}\s*$/m, () => ['is base64, as attachments are sent', fromMail]],
  [
    /=(?:22|3D|20|7B|0A|C2=|E2=80)|.{70,}=\r?$/im,
    (found) => [`“${cut(found.slice(-24))}” is quoted-printable, as e-mail is sent`, fromMail],
  ],
  [
    /^\s*```.*/,
    (mark) => [
      `“${mark.trim()}” stands before the object`,
      'remove this line and the ``` at the end',
    ],
  ],
  [
    /^ï»¿|^þÿ|^ÿþ/,
    (mark) => [
      `“${mark}” is left of another encoding`,
      'remove these characters, and save it as UTF-8',
    ],
  ],
  [
    /^\s*(?:export\s+default|return|(?:module\.exports|(?:(?:const|let|var)\s+)?[\w.]+)\s*=)\s*(?=[{[])/,
    outside,
  ],
  [
    /^\s*\.{0,2}[\w./-]*\/?[\w-]+\.json\s*$/,
    (name) => [
      `“${cut(name)}” is the name of a file, as a link leaves it`,
      'put the file itself here',
    ],
  ],
  [/^\s*(?:---\s*\n\s*)?[a-z]\w*:[ \n][^{]*$/i, () => ['is YAML', 'write JSON: { "key": value }']],
  [
    /^(?!\s*")[^{}[\]:\n]*([,;\t])[^{}[\]:\n]*\r?\n[^{}\n]*\1[^{]*$|^(?:"[^"\n]*"[,;\t])+"[^"\n]*"\r?\n[^{]*$/,
    () => [
      'is a table (CSV), in which spreadsheets save',
      'put the last version back, and write values into it one by one',
    ],
  ],
  [/^\s*"[^"\n]*"\s*:/, () => ['the { at the beginning is missing', 'begin the file with {']],
  [/^\s*(?!\/[/*])[^\s{["'“‘`][^{["“‘]*(?=\{)/, outside],
  [
    /^\s*(?!\/[/*])[^\s{["]+\s[^{["]*$/,
    () => ['is text, but no JSON', 'put the last version back: { "key": value }'],
  ],
]

/** What text is that holds no JSON object, and where that shows; null: a slip inside one, it seems. */
export function explainForeignText(text: string): PlacedFinding | null {
  for (const [pattern, explained] of shapes) {
    const found = pattern.exec(text)
    if (!found) continue
    const indent = /^\s*/.exec(found[0])?.[0].length ?? 0
    return { offset: found.index + indent, finding: explained(found[0], text) }
  }
  return null
}

function comparison(found: string): Finding {
  return [`“${cut(found)}” is how a comparison of two versions begins a line`, compared]
}

function outside(found: string): Finding {
  const remedy = 'remove it: the file begins with { and ends with }'
  return [`“${cut(found)}” stands before the object`, remedy]
}

function titleOf(text: string): string {
  const title = /<title>\s*([^<]*?)\s*<\/title>/i.exec(text)?.[1]
  return title ? ` (“${cut(title)}”)` : ''
}

export function cut(text: string): string {
  const line = text.trim().split(/\r?\n/)[0] ?? ''
  return line.length > 40 ? `${line.slice(0, 39)}…` : line
}
