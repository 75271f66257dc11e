import { keysOf } from 'contract/values/records'

type Named<Known> = { readonly [Name in keyof Known]?: Known[Name] | undefined }

/** What is known, with what was named in its place; what else was named is left out. */
export function over<Known extends object>(known: Known, named: Named<Known>): Known {
  const changed = { ...known }
  for (const name of namesOf(known)) {
    const value: Known[keyof Known & string] | undefined = named[name]
    if (value !== undefined) changed[name] = value
  }
  return changed
}
const namesOf = <Known extends object>(known: Known) => keysOf<keyof Known & string>(known)
