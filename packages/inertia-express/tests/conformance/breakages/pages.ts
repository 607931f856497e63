import { breakage } from './breakage.ts'

const begin = 'exchange/begin-answer.ts'
const labels = 'props/labels.ts'
const object = 'protocol/page-object.ts'
const pass = 'props/prop-pass.ts'
const pending = 'exchange/pending-state.ts'
const previous = 'exchange/previous-page.ts'
const render = 'exchange/render-page.ts'
const selection = 'props/selection.ts'
const visit = 'protocol/visit.ts'

/** Sections 2, 4, 5, 6, 10, 11, 13 and 14: what a page holds, and for whom. */
export const pageBreakages = [
  breakage(
    '2.1',
    visit,
    'header(headers.inertia) !== undefined',
    "header('Accept')?.includes('json') === true",
  ),
  breakage('2.2', visit, "header(headers.version) ?? ''", "header(headers.version) ?? 'first'"),
  breakage(
    '2.3',
    visit,
    'visit.partial?.component === component ? visit.partial : undefined',
    'visit.partial',
  ),
  breakage(
    '2.4',
    visit,
    'partial: isInertia ? readPartial(header) : undefined',
    'partial: readPartial(header)',
  ),
  breakage('2.5', selection, "path.split('.')", '[path]'),
  breakage('2.6', visit, 'except: [...setOf(header(headers.partialExcept))]', 'except: []'),
  breakage('2.8', visit, 'reset: setOf(header(headers.reset))', 'reset: new Set()'),
  breakage('2.9', visit, 'header(headers.errorBag) || undefined', 'undefined'),
  breakage('2.10', object, ' || unsafeBags.has(wanted)', ''),
  breakage(
    '2.11',
    visit,
    'isInertia ? setOf(header(headers.exceptOnceProps)) : new Set()',
    'new Set()',
  ),
  breakage(
    '2.12',
    pass,
    'if (!this.isFull) return isLazy && ',
    'if (!this.isFull) return this.hasOnceProp(says, slot) || isLazy && ',
  ),
  breakage(
    '2.13',
    visit,
    "=== 'prepend' ? 'prepend' : 'append'",
    "=== 'prepend' ? 'append' : 'append'",
  ),
  breakage('2.14', visit, '[headers.purpose, headers.browserPurpose]', '[headers.browserPurpose]'),
  breakage('2.15', visit, '[headers.purpose, headers.browserPurpose]', '[headers.purpose]'),
  breakage(
    '4.1',
    object,
    '    ...(sharedProps.length > 0 && { sharedProps }),\n',
    '    sharedProps,\n    deferredProps: {},\n',
  ),
  breakage('4.2', begin, '?? incoming.url,', "?? incoming.url.split('?')[0] ?? '',"),
  breakage('4.3', begin, 'url: url ?? ', 'url: '),
  breakage('4.4', begin, 'options.urlOf?.(request) ?? ', ''),
  breakage('4.7', object, '    ...(Object.keys(flash).length > 0 && { flash }),\n', ''),
  breakage(
    '4.8',
    render,
    'tellsSharedProps ? sharedNames : []',
    'sharedNames.filter((name) => name in props)',
  ),
  breakage(
    '4.9',
    labels,
    '  if (scroll) listScroll(list, scroll, context, value)',
    "  list.add({ of: 'deferred', path: context.path, group: 'default' })",
  ),
  breakage('4.10', 'props/part.ts', "      labels.replaceBy({ of: 'rescued', path })\n", ''),
  breakage('4.11', labels, "matchPropsOn: paths('match')", "matchPropsOn: paths('rescued')"),
  breakage(
    '4.12',
    labels,
    '  if (scroll) listMerge(list, mergeOf(scroll, context), context)\n  if (once) listOnce(list, once, context)\n',
    '',
  ),
  breakage('4.13', pass, "typeof value === 'bigint'", "typeof value === 'symbol'"),
  breakage(
    '5.2',
    pass,
    'if (this.isFailed || (selection && !wanted)) {',
    'if (selection && !wanted && typeof value === `function`) (value as () => unknown)()\n    if (this.isFailed || (selection && !wanted)) {',
  ),
  breakage('5.3', pass, "says.load === 'optional' || ", ''),
  breakage('5.4', selection, "value.labels.load === 'always'", 'false'),
  breakage('5.5', pass, " || says.load === 'deferred'", ''),
  breakage('5.6', labels, 'groups.set(label.group, ', "groups.set('default', "),
  breakage('5.7', pass, 'says.isRescued ? this.rescuable(asked, says) : asked', 'asked'),
  breakage('5.8', labels, "append: 'merge'", "append: 'prepend'"),
  breakage('5.9', labels, "prepend: 'prepend'", "prepend: 'merge'"),
  breakage('5.10', labels, "deep: 'deepMerge'", "deep: 'merge'"),
  breakage('5.11', 'props/prop.ts', 'at: place, matchOn: fields', "at: '', matchOn: fields"),
  breakage(
    '5.12',
    labels,
    '  for (const field of matchOn) list.add',
    '  for (const field of matchOn.slice(1)) list.add',
  ),
  breakage('5.14', labels, 'reset: reset.has(path)', 'reset: false'),
  breakage('5.15', 'props/scroll.ts', 'nextPage: cursors.next', 'nextPage: cursors.previous'),
  breakage('5.18', labels, 'key: key ?? path', 'key: path'),
  breakage('5.19', labels, 'expiresAt?.(now) ?? null', 'null'),
  breakage('5.20', pass, '!once || once.isFresh', '!once'),
  breakage('5.22', labels, "load === 'deferred' && !hasOnceProp", "load === 'deferred'"),
  breakage(
    '5.26',
    pass,
    'this.putMadeBy(providedAt(value, slot, this.options), slot, says)',
    'this.putData({}, slot)',
  ),
  breakage(
    '5.29',
    'props/prop-tree.ts',
    'if (dotted.length === 0) return props',
    'if (dotted.length >= 0) return props',
  ),
  breakage(
    '5.31',
    selection,
    'return selection.isWhole ? selection : { ...selection, isWhole: true }',
    'return selection',
  ),
  breakage('6.2', render, '{ ...shared, ...wanted.props }', '{ ...wanted.props, ...shared }'),
  breakage(
    '6.5',
    begin,
    'responder.share({ [name]: once(source, settings) })',
    'responder.share({ [name]: source })',
  ),
  breakage('6.6', render, 'isKind(errors) ? errors : always(errors)', 'errors'),
  breakage('6.7', begin, 'errors: (messages, bag = ', 'errors: (_messages, bag = '),
  breakage('6.8', render, 'visit.isPrefetch || incoming.method', 'incoming.method'),
  breakage('6.9', render, 'if (allErrors) return bags\n', 'if (!allErrors) return bags\n'),
  breakage(
    '6.10',
    object,
    'const { default: flat, ...named } = bags\n  if (!flat) return named',
    'const { default: flat = Object.values(bags)[0] } = bags\n  if (!flat) return {}',
  ),
  breakage(
    '6.11',
    pending,
    'return isShown && Object.keys(kept).length > 0 ? flashStore.clear(request, response) : undefined',
    'return undefined',
  ),
  breakage('6.12', pending, 'isShown ? added : mergeFlashed(kept, added)', 'added'),
  breakage(
    '6.19',
    previous,
    'refererOf(incoming, origin), previousAddress?.read(request)',
    'refererOf(incoming, origin)',
  ),
  breakage('6.20', previous, 'hosts.includes(host) && ', ''),
  breakage('11.4', object, '    ...(sharedProps.length > 0 && { sharedProps }),\n', ''),
  breakage('13.1', object, ' nonce="${nonce}"', ''),
  breakage('13.2', object, "    .replaceAll('<', String.raw`\\u003c`)\n", ''),
  breakage('13.3', object, 'data-inertia="server-head-${index}"', 'data-head="${index}"'),
  breakage(
    '14.1',
    render,
    'const rendered = await options.render?.(page, request)',
    'const rendered = null as RenderedPage | null',
  ),
  breakage(
    '14.2',
    render,
    'rendered ?? { head: [], body: body() }',
    "rendered ?? { head: [], body: '' }",
  ),
]
