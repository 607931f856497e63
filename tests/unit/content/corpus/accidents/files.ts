import { slips } from './accident.ts'

/** Files of which every letter is right, but which are something else than the JSON of one thing. */
export const wholeFileSlips = slips`
ratings.json | * | {\rtf1\ansi\ansicpg1252\cocoartf2822 {\fonttbl\f0\fswiss Helvetica;} \{ "googleScore": 4.9 \}} | 1:1 | RTF … plain text
ratings.json | * | <!DOCTYPE html><html><head><title>502 Bad Gateway</title></head></html> | 1:1 | web page … 502 Bad Gateway
ratings.json | * | <?xml version="1.0"?><plist></plist> | 1:1 | XML
ratings.json | * | googleScore,googleCount\u{A}4.9,10\u{A} | 1:1 | table … CSV
ratings.json | * | googleScore;googleCount\u{A}4,9;10\u{A} | 1:1 | table … CSV
ratings.json | * | googleScore\u{9}googleCount\u{A}4.9\u{9}10\u{A} | 1:1 | table … CSV
ratings.json | * | \u{60}\u{60}\u{60}json\u{A}{ "googleScore": 4.9 }\u{A}\u{60}\u{60}\u{60}\u{A} | 1:1 | \u{60}\u{60}\u{60} … remove
ratings.json | * | > { "googleScore": 4.9,\u{A}> "googleCount": 10 } | 1:1 | e-mail … >
ratings.json | * | Content-Type: application/json\u{A}Content-Transfer-Encoding: base64\u{A}\u{A}eyJnb29nbGVTY29yZSI6IDQuOX0= | 1:1 | e-mail … attachment
ratings.json | * | eyJnb29nbGVTY29yZSI6IDQuOSwgImdvb2dsZUNvdW50IjogMTB9eyJnb29nbGVTY29yZSI6 | 1:1 | base64 … attachment
ratings.json | * | { =22googleScore=22: 4.9, =22googleCount=22: 10, =22x=22: =22=E2=80=99=22 } | 1:3 | quoted-printable … attachment
ratings.json | * | { "googleScore": 4.9, "googleCount": 10 }\u{A}\u{A}Sent from my iPhone | 3:1 | Sent from my iPhone … remove
ratings.json | * | Hi Ada, here is the file:\u{A}{ "googleScore": 4.9, "googleCount": 10 } | 1:1 | Hi Ada … before the object
ratings.json | * | export default { "googleScore": 4.9, "googleCount": 10 } | 1:1 | export default … begins with {
ratings.json | * | const ratings = { "googleScore": 4.9, "googleCount": 10 }; | 1:1 | const ratings = … begins with {
ratings.json | * | ---\u{A}googleScore: 4.9\u{A}googleCount: 10\u{A} | 1:1 | YAML … {
ratings.json | * | googleScore: 4.9\u{A}googleCount: 10\u{A} | 1:1 | YAML … {
ratings.json | * | { "googleScore": 4.9 }\u{A}{ "googleCount": 10 }\u{A} | 2:1 | second object … one
ratings.json | * | [{ "googleScore": 4.9, "googleCount": 10 }] | 1:1 | list … one object
ratings.json | * | "googleScore": 4.9,\u{A}"googleCount": 10\u{A} | 1:1 | { at the beginning is missing … begin
ratings.json | * | "{\"googleScore\": 4.9, \"googleCount\": 10}" | 1:1 | in quotation marks … backslashes
ratings.json | * | null | 1:1 | null
ratings.json | * | { "googleScore": 4.9, "googleCo | 1:32 | ends in the middle … last version
ratings.json | * | { "googleScore": 4.9, "googleCount": | 1:37 | ends in the middle … last version
ratings.json | * | \u{EF}\u{BB}\u{BF}{ "googleScore": 4.9, "googleCount": 10 } | 1:1 | \u{EF}\u{BB}\u{BF} … UTF-8
ratings.json | * | diff --git a/ratings.json b/ratings.json\u{A}@@ -1,2 +1,2 @@\u{A}-{ "googleScore": 4.8 }\u{A}+{ "googleScore": 4.9 } | 1:1 | comparison … file
ratings.json | * | version https://git-lfs.github.com/spec/v1\u{A}oid sha256:4d7a\u{A}size 12\u{A} | 1:1 | Git LFS
ratings.json | * | ../shared/ratings.json | 1:1 | ../shared/ratings.json … link
`
