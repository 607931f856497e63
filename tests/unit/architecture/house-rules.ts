/** A text that may stand in some files only. Comments do not count unless `inComments` says so. */
export interface HouseRule {
  /** A sentence; the test's name. */
  readonly rule: string
  readonly forbids: RegExp
  /** Folders or files that the rule governs. */
  readonly within: readonly string[]
  /** Folders or files in them where the text is at home. */
  readonly except?: readonly string[]
  readonly cure: string
  /** A line that breaks the rule. */
  readonly example: string
  readonly inComments?: true
}

const adapter = 'packages/inertia-express/src'
const ourCode = ['server', 'routes', 'resources/js', 'vite', adapter]
const everything = [...ourCode, 'tests', 'packages/inertia-express/tests']
const everywhere = [...everything, 'packages/pictures', 'vite.config.ts']
const routeDifferences = [
  'server/http',
  'server/cache',
  'server/app/app.ts',
  'server/app/answers.ts',
]

export const houseRules: readonly HouseRule[] = [
  {
    rule: 'the environment is read in one file',
    forbids: /\bprocess\.env\b/,
    within: ourCode,
    // Libuv has no other ear, and a program has what it inherits.
    except: ['server/app/config.ts', 'server/launch/start.ts', 'server/backup/postgres-tools.ts'],
    cure: 'add the variable to server/app/config.ts and take it from the config',
    example: 'const port = process.env.PORT',
  },
  {
    rule: 'the server reads the time in one file',
    forbids: /\bDate\.now\b|\bnew Date\b(?!\()|\bnew Date\(\s*\)|(?<!new )\bDate\(\)/,
    within: ['server', 'routes', adapter],
    // The adapter is a package of its own, which an application need give no clock.
    except: ['server/site/clock.ts', `${adapter}/exchange/system-time.ts`],
    cure: 'take a Clock, or an instant, as an argument',
    example: 'const year = new Date().getFullYear()',
  },
  {
    rule: 'dates are written in one module',
    forbids: /['"]dayjs|\bIntl\.DateTimeFormat\b|\btoLocale(?:Date|Time)String\b/,
    within: ourCode,
    // The other two read London's calendar and a place's clock; they write nothing that people see.
    except: ['server/format/dates.ts', 'server/site/clock.ts', 'server/schedule/day.ts'],
    cure: 'use formatDate of server/format/dates.ts, with one of its seven formats',
    example: "return instant.toLocaleDateString('en-GB')",
  },
  {
    rule: 'one component writes HTML',
    forbids: /\bdangerouslySetInnerHTML\b|\b(?:inner|outer)HTML\b|\binsertAdjacentHTML\b/,
    within: ['resources/js'],
    // A fragment is React's own HTML, on the server alone.
    except: ['resources/js/components/ui/rich-text.tsx', 'resources/js/hooks/site-fragment.tsx'],
    cure: 'make it SafeHtml on the server and show it with RichText',
    example: 'return <p dangerouslySetInnerHTML={{ __html: copy }} />',
  },
  {
    rule: "the protocol's header names stand in one file",
    forbids: /['"`]x-inertia/i,
    within: ourCode,
    except: [`${adapter}/protocol/headers.ts`, `${adapter}/devtools/headers.ts`],
    cure: 'import the name from @saltlark/inertia-express/core',
    example: "response.set('X-Inertia-Location', url)",
  },
  {
    rule: 'routes differ in the route table, not by a path in the middleware',
    forbids: /['"`]\/[a-z_{:]/i,
    within: routeDifferences,
    cure: 'give routes an option in server/routing/define.ts and read it from the matched route',
    example: "if (request.path.startsWith('/checkout')) next()",
  },
  {
    rule: 'one table says who may keep an answer',
    forbids:
      /['"`]cache-control['"`]|\b(?:no-store|no-cache|max-age|s-maxage|must-revalidate|immutable)\b/i,
    within: ['server', 'routes'],
    // The second reads it of a request.
    except: ['server/http/cache-headers.ts', 'server/cache/cache-key.ts'],
    cure: 'name a policy of server/http/cache-headers.ts, or add one there with its reason',
    example: "response.setHeader('Cache-Control', 'no-cache')",
  },
  {
    rule: 'a content schema says shape, limits and descriptions, and so needs nothing but its like',
    forbids: / from '(?!zod'|\.{1,2}\/(?!\.\.)[\w/.-]+\.ts')/,
    within: ['server/content/schema'],
    cure: 'leave to a check of server/content/check what a schema cannot say',
    example: "import { pence } from '#server/format/money.ts'",
  },
  {
    rule: 'components, sections and pages take what they show as props',
    forbids: /\busePage\b/,
    within: ['components', 'sections', 'pages', 'gallery'].map((room) => `resources/js/${room}`),
    cure: 'take it as a prop, or read it through a hook of resources/js/hooks',
    example: 'const { props } = usePage()',
  },
  {
    rule: 'no markup has a style attribute, which the content policy would refuse',
    forbids: /\sstyle=/,
    within: ['resources/js'],
    cure: 'use a class; a colour from content goes through the generated stylesheet',
    example: 'return <p className="copy" style={{ color }} />',
  },
  {
    // In an object the linter forbids it.
    rule: 'an element gets its props one by one, not by an object made to be spread',
    forbids: /\{\s*\.\.\.\s*\(?\s*\{/,
    within: ['resources/js', 'tests'],
    except: ['tests/unit/architecture/house-rules.ts', 'tests/unit/house/parsed.test.ts'],
    cure: 'write id={id} title={title}',
    example: 'return <Frame {...{ id, title }} />',
  },
  {
    rule: 'colours stand in tailwind.config.ts and base.css',
    forbids:
      /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|oklch|oklab)\(|-(?:red|orange|yellow|green|blue|indigo|purple|pink|gray|slate)-\d{2,3}\b/i,
    within: ['resources/js'],
    cure: 'use a colour of tailwind.config.ts, such as text-ink or bg-sea',
    example: 'return <p className="text-[#0a2540]" />',
  },
  {
    rule: 'a path from a file: URL is made by fileURLToPath, which Windows needs',
    forbids: /import\.meta\.url\b.*\.pathname|\b(?:file|folder|directory|root)(?:Url)?\.pathname/i,
    within: everywhere,
    except: ['tests/unit/architecture/house-rules.ts'],
    cure: 'use fileURLToPath',
    example: "const folder = new URL('.', import.meta.url).pathname",
  },
  {
    rule: 'no slash is glued to a path that is compared, which has other ones on Windows',
    forbids:
      /(?:(?:startsWith|endsWith|includes|indexOf|replace|replaceAll)\(|[!=]==) *`\$\{[\w.]*(?:folder|directory|dir|root|cwd)\w*(?:\(\))?\}\//i,
    within: everywhere,
    except: [
      // Names inside of the content's folder, which have slashes everywhere.
      'server/content/load/documents.ts',
      // Ids of Vite's modules, which have slashes everywhere.
      'vite/server-stays-home.ts',
      // Paths of addresses.
      'packages/pictures/src/everything.ts',
      'tests/support/browser/pulled-copy.ts',
      'tests/unit/architecture/house-rules.ts',
    ],
    cure: 'compare by path.relative, or make both slashes first',
    example: 'if (path.startsWith(`${folder}/`)) return path',
  },
  {
    rule: 'nothing switches a check off',
    forbids: /\b(?:oxlint|eslint)-(?:disable|enable)\b|\boxfmt-ignore\b|@ts-(?:ignore|nocheck)\b/,
    within: everything,
    except: ['tests/unit/architecture/house-rules.ts'],
    cure: 'change the code, or change the rule for everybody in .oxlintrc.json',
    example: '// oxlint-disable-next-line no-console',
    inComments: true,
  },
  {
    rule: 'nothing is left for later in a comment',
    forbids: /\b(?:TODO|FIXME|XXX|HACK)\b/,
    within: everything,
    except: ['tests/unit/architecture/house-rules.ts'],
    cure: 'do it now, or file an issue and say nothing here',
    example: '// TODO: remember the date',
    inComments: true,
  },
  {
    rule: 'no test is skipped or run alone',
    forbids: /\b(?:it|test|describe|suite)(?:\.\w+)*\.(?:skip|only|todo|fixme|fails)\b/,
    within: ['tests'],
    except: ['tests/unit/architecture/house-rules.ts'],
    cure: 'repair the test or delete it',
    example: "it.skip('keeps the basket', () => {})",
  },
]
