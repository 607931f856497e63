import { parse } from 'qs'
import type { AdapterServer, Answer, Exchange, Props, SiteOptions } from './adapter-server.ts'

/** The routes and options of a small site on a server that has no router of its own. */
export interface Routes extends Pick<AdapterServer, 'page' | 'on' | 'configure'> {
  readonly options: SiteOptions
  find(method: string, path: string): Answer | undefined
}

export function createRoutes(): Routes {
  const answers = new Map<string, Answer>()
  let options: SiteOptions = {}
  const routes: Routes = {
    get options() {
      return options
    },
    page(path, props) {
      routes.on('get', path, pageOf(props))
    },
    on: (method, path, answer) => void answers.set(`${method.toUpperCase()} ${path}`, answer),
    configure(changes) {
      options = { ...options, ...changes }
    },
    find: (method, path) => answers.get(`${method === 'HEAD' ? 'GET' : method} ${path}`),
  }
  return routes
}

/** Answers with a page of the component `show`, or of the one that the props name. */
export function pageOf(props: Props | ((exchange: Exchange) => Props)): Answer {
  return (exchange) => {
    const given = typeof props === 'function' ? props(exchange) : props
    const { component = 'show', ...rest } = given
    return exchange.inertia.render(String(component), rest)
  }
}

/** A query or a plain form, in which brackets make lists and objects. */
export function fieldsIn(text: string): Props {
  return parse(text)
}

/** What was sent, as its type says. */
export function bodyIn(text: string, type = ''): unknown {
  if (type.startsWith('application/json')) return JSON.parse(text)
  return type.startsWith('application/x-www-form-urlencoded') ? fieldsIn(text) : undefined
}
