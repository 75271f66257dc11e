import { z } from 'zod'
import type { Endpoint } from 'contract/http/endpoint'
import { bases } from 'contract/http/endpoint-address'
import { openApi } from '../platform/http/openapi.ts'

interface Described {
  responses: Record<string, { content: { 'application/json': { schema: z.core.JSONSchema.JSONSchema } } }>
}

const known = new Map<Endpoint, Described['responses']>()
const schemas = new Map<object, z.ZodType>()

/** The public description of an endpoint, read as a program would read it. */
function responsesOf(endpoint: Endpoint) {
  const found = known.get(endpoint)
  if (found) return found
  const address = bases[endpoint.base] + endpoint.path.replace(/:(\w+)/g, '{$1}')
  const printed = JSON.parse(JSON.stringify(openApi([endpoint]).paths[address])) as Record<string, Described>
  const responses = printed[endpoint.method.toLowerCase()]?.responses ?? {}
  known.set(endpoint, responses)
  return responses
}

/** The reason why a reply does not match the description of its endpoint; `null` when it does. */
export function checkDescribed(endpoint: Endpoint, { status, body }: { status: number; body: unknown }) {
  const announced = responsesOf(endpoint)[status]
  if (!announced) return `the status ${status} is not described`
  const { schema } = announced.content['application/json']
  const checked = schemas.get(schema) ?? z.fromJSONSchema(schema)
  schemas.set(schema, checked)
  const { error } = checked.safeParse(body)
  return error ? `not as described for ${status}: ${z.prettifyError(error).slice(0, 300)}` : null
}
