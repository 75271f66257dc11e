import { z } from 'zod'

interface Schema {
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  type?: string
  format?: string
  pattern?: string
  minimum?: number
  exclusiveMinimum?: number
  minLength?: number
  properties?: Record<string, Schema>
  propertyNames?: Schema
  items?: Schema
  minItems?: number
  prefixItems?: Schema[]
}
type SampleValues = Readonly<Record<string, unknown>>

/** A valid value for this schema; properties named in `known` take its values. */
export function sampleOf(schema: z.ZodType, known: SampleValues): unknown {
  return sample(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, known)
}

function sample(schema: Schema, known: SampleValues): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return sample(schema.anyOf[0] ?? {}, known)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, part]) => [
          name,
          // A record names its own properties: two features may call different ones alike.
          name in known && !part.propertyNames ? known[name] : sample(part, known),
        ]),
      )
    case 'array':
      return (
        schema.prefixItems?.map((part) => sample(part, known)) ??
        Array.from({ length: schema.minItems ?? 0 }, () => sample(schema.items ?? {}, known))
      )
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1)
    case 'boolean':
      return true
    case 'string':
      return text(schema)
    case undefined:
    default:
      return null
  }
}

function text({ format, pattern, minLength = 0 }: Schema) {
  if (format === 'date') return '2026-11-21'
  if (format === 'date-time') return '2026-11-21T03:00:00Z'
  if (format === 'email') return 'somebody@example.com'
  if (format === 'uri') return 'https://example.com/'
  if (format === 'base64') return 'UEs='
  if (format === 'uuid') return '8b0a2c1e-3f4d-4a5b-9c6d-7e8f90a1b2c3'
  if (pattern?.includes('#')) return '#3f7355'
  if (pattern?.includes('~')) return 'popular~1~1'
  if (pattern?.startsWith('^\\{')) return '{}'
  if (pattern?.includes('9')) return '01012345678'
  return 'text'.padEnd(minLength, 'x')
}
