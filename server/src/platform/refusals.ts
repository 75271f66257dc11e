import { refusals, type Refusal, type RefusalName, type Refusals } from 'contract/http/refusals'

const catalogue = new Map<string, Refusal>(Object.entries(refusals))

/** Adds the `refusals` that features declare, once, when the app is created. Throws where two share a name. */
export function declareRefusals(declared: readonly Refusals[]) {
  for (const [name, refusal] of declared.flatMap((own) => Object.entries(own))) {
    if (catalogue.has(name)) throw new Error(`two features declare the refusal ${name}`)
    catalogue.set(name, refusal)
  }
}

/** The code, status and texts of a refusal. Throws when no feature of the app declares it. */
export function refusalNamed(name: RefusalName): Refusal {
  const refusal = catalogue.get(name)
  if (!refusal) throw new Error(`no feature declares the refusal ${name}`)
  return refusal
}

/** Every refusal of the app by its name. */
export const allRefusals = (): ReadonlyMap<string, Refusal> => catalogue
