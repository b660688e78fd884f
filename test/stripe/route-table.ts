import { Expansion, toList } from './stripe-answers.ts'
import { listIn, textIn } from './form.ts'
import type { Form } from './form.ts'
import { refuse } from './stripe-refusal.ts'

export interface Route {
  method: string
  path: RegExp
  /** The SDK's type of what is sent; null where nothing is. */
  params: string | null
  answer: (form: Form, id: string) => unknown
}

export const numberIn = (form: Form, ...path: (string | number)[]) => Number(textIn(form, ...path) ?? NaN)

export function required(form: Form, ...path: (string | number)[]) {
  const text = textIn(form, ...path)
  if (!text) throw refuse('parameter_missing', `Missing required param: ${path.join('.')}.`)
  return text
}

export const expanded = (form: Form) => new Expansion(listIn(form, 'expand'))
export const expandedInList = (form: Form) => expanded(form).into('data') ?? new Expansion([])

/** A page of a list: Stripe gives ten unless asked for more. */
export function page<Item extends { id: string }, Answer>(form: Form, items: Item[], answer: (item: Item) => Answer) {
  const after = textIn(form, 'starting_after')
  const rest = after ? items.slice(items.findIndex(({ id }) => id === after) + 1) : items
  const limit = Number(textIn(form, 'limit') ?? 10)
  return toList(rest.slice(0, limit).map(answer), '/v1/list', rest.length > limit)
}

/** Whether a list is asked for what has that value, or for any. */
export const isWanted = (form: Form, name: string, value: string | null) =>
  textIn(form, name) === undefined || textIn(form, name) === value
export const isSince = (form: Form, created: number) => !(created < numberIn(form, 'created', 'gte'))

export function routeTable() {
  const routes: Route[] = []
  function route(call: string, params: string | null, answer: Route['answer']) {
    const [method = '', path = ''] = call.split(' ')
    routes.push({ method, path: new RegExp(`^/v1/${path.replaceAll(':id', '([^/]+)')}$`), params, answer })
  }
  return { routes, route }
}
