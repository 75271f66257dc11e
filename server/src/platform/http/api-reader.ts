import { nameOf, type Endpoint } from 'contract/http/endpoint'
import { bases } from 'contract/http/endpoint-address'
import type { z } from 'zod'
import { groupBy } from '../group-by.ts'
import { escapeHtml } from '../mail/letter.ts'
import { refusalNamed } from '../refusals.ts'
import { schemaOf } from './openapi.ts'

const style = `
:root{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}
body{max-width:60rem;margin:0 auto;padding:2rem 1rem 6rem}
h2{margin:2.5rem 0 .5rem;font-size:1.15rem}
nav{columns:14rem;margin:1rem 0}nav a{display:block}
details{border-top:1px solid color-mix(in srgb,currentColor 18%,transparent)}
summary{padding:.7rem 0;cursor:pointer;overflow-wrap:anywhere}
summary b{display:inline-block;min-width:4.5rem}summary small{margin-left:.75rem;opacity:.75}
pre{padding:1rem;overflow:auto;border-radius:.5rem;background:color-mix(in srgb,currentColor 7%,transparent);font-size:.85rem}
h3{margin:.75rem 0 .25rem;font-size:.95rem}`

const about = `Every answer is <code>{ code, message, data }</code>; <code>000000</code> is success. Send
<code>access-token</code> (or <code>authorization: Bearer</code>) when signed in and <code>language</code>
(ko, en, jp) for the messages. The same as data: <a href="/api/openapi.json">OpenAPI</a>.`

/** The API documentation as a page without scripts, generated from the endpoints. */
export function apiReader(endpoints: readonly Endpoint[]) {
  const subjects = [...groupBy(endpoints, subjectOf)].toSorted(([left], [right]) => left.localeCompare(right))
  const index = subjects.map(([subject]) => `<a href="#${subject}">${subject}</a>`).join('')
  const parts = subjects.map(
    ([subject, own]) => `<section id="${subject}"><h2>${subject}</h2>${own.map(call).join('')}</section>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>API</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<style>${style}</style></head><body><main><h1>API</h1><p>${about}</p><nav aria-label="Subjects">${index}</nav>
${parts.join('')}</main></body></html>`
}

/** The subject of a call: the first plain segment of its path. */
const subjectOf = ({ path }: Endpoint) =>
  path
    .split('/')
    .find((part) => part !== '' && !part.startsWith(':') && part !== 'channels' && part !== 'admin') ??
  'channels'

function call(endpoint: Endpoint) {
  const { method, base, path, access, host, recent, params, query, body, reply, refuses } = endpoint
  const parts = [
    schema('Path', params),
    schema('Query', query),
    ...(method === 'GET' ? [] : [schema('Body', body)]),
    schema('Data of the answer', reply),
  ]
  const noes = refuses.map((name) => `<li><code>${refusalNamed(name).code}</code> ${name}</li>`)
  const title = escapeHtml(bases[base] + path)
  return `<details id="${escapeHtml(nameOf(endpoint))}"><summary><b>${method}</b> <code>${title}</code><small>${access}${host === 'platform' ? ' · platform’s host' : ''}${recent ? ' · recent proof' : ''}</small></summary>
${parts.join('')}${noes.length > 0 ? `<h3>May refuse with</h3><ul>${noes.join('')}</ul>` : ''}</details>`
}

function schema(title: string, of: z.ZodType) {
  const printed = schemaOf(of)
  const isEmpty = printed.type === 'object' && Object.keys(printed.properties ?? {}).length === 0
  return isEmpty
    ? ''
    : `<h3>${title}</h3><pre tabindex="0">${escapeHtml(JSON.stringify(printed, null, 2))}</pre>`
}
