import type { HostileCall, SampleValues, Meant } from './hostile-calls.ts'
import { meantCall, written } from './hostile-calls.ts'

const numbers = ['2147483648', '9007199254740991', '-1', '0', '1e999', '1.5']
const numbersInUrl = ['2147483648', '9007199254740991', '99999999999999999999', '-1']
const long = JSON.stringify('x'.repeat(70_000))
const texts = [
  '"\\ud800"',
  '"\\u0000"',
  '""',
  '" "',
  '"\\u200b"',
  '"0001-01-01T00:00:00Z"',
  '"9999-12-31T23:59:59Z"',
  '"9999-12-31"',
  '"0000-00-00"',
  '"99:99"',
  long,
]
const textsInUrl = ['%00', '%ED%A0%80', '', '0001-01-01', '9999-12-31', 'x'.repeat(3000), '%E2%80%AE']
const others = ['null', '{}', '[]', '[null]', '"2147483648"', '2147483648']

const HOLE = '@hole@'

/** Every path parameter, query field and body leaf, one after the other, with each hostile value for its type. */
export function sweptCalls({ endpoints, known, channelSeq }: SampleValues): HostileCall[] {
  return endpoints.flatMap((endpoint) => {
    const meant = meantCall(endpoint, known, channelSeq)
    const bent = [...sweptPieces(meant, 'words'), ...sweptPieces(meant, 'query'), ...sweptFields(meant)]
    return bent.map((call) => ({ ...written(call, null, {}), who: 0 }))
  })
}

function sweptPieces(call: Meant, part: 'words' | 'query') {
  return Object.entries(call[part]).flatMap(([name, value]) => {
    const values = /^\d+$/.test(value) ? numbersInUrl : textsInUrl
    return values.map((put) => ({ ...call, [part]: { ...call[part], [name]: put } }))
  })
}

function sweptFields(call: Meant) {
  return Object.entries(call.fields).flatMap(([name, json]) =>
    holesIn(JSON.parse(json)).flatMap(({ holed, leaf }) =>
      valuesFor(leaf).map((put) => {
        const bent = JSON.stringify(holed).replace(JSON.stringify(HOLE), () => put)
        return { ...call, fields: { ...call.fields, [name]: bent } }
      }),
    ),
  )
}

interface Hole {
  /** The value with a hole in place of one leaf … */
  holed: unknown
  /** … and the leaf. */
  leaf: unknown
}
function holesIn(value: unknown): Hole[] {
  if (Array.isArray(value) && value.length > 0)
    return value.flatMap((one, at) =>
      holesIn(one).map(({ holed, leaf }) => ({ holed: value.with(at, holed), leaf })),
    )
  if (typeof value === 'object' && value !== null && Object.keys(value).length > 0)
    return Object.entries(value).flatMap(([key, one]) =>
      holesIn(one).map(({ holed, leaf }) => ({ holed: { ...value, [key]: holed }, leaf })),
    )
  return [{ holed: HOLE, leaf: value }]
}

function valuesFor(leaf: unknown) {
  if (typeof leaf === 'number') return [...numbers, 'null', '"1"']
  if (typeof leaf === 'string') return [...texts, 'null', '1']
  return leaf === null ? [...others, ...texts.slice(0, 2)] : others
}
