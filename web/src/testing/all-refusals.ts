import { refusals as shared, type Refusal, type RefusalName, type Refusals } from 'contract/http/refusals'

const files = import.meta.glob<Refusals>('../../../contract/src/*/*/refusals.ts', {
  eager: true,
  import: 'refusals',
})
const byName: ReadonlyMap<string, Refusal> = new Map(
  [shared, ...Object.values(files)].flatMap((own) => Object.entries(own)),
)

/** The code of every refusal of the contract, each once. */
export const allCodes = [...new Set([...byName.values()].map(({ code }) => code))]

export function codeOf(name: RefusalName) {
  const refusal = byName.get(name)
  if (!refusal) throw new Error(`no feature has the refusal ${name}`)
  return refusal.code
}
