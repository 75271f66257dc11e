import { keysOf } from 'contract/values/records'

type Named<Known> = { readonly [Name in keyof Known]?: Known[Name] | undefined }

/** Copies an object with the named fields replaced; unknown names are ignored. */
export function over<Known extends object>(known: Known, named: Named<Known>): Known {
  const changed = { ...known }
  for (const name of namesOf(known)) {
    const value: Known[keyof Known & string] | undefined = named[name]
    if (value !== undefined) changed[name] = value
  }
  return changed
}
const namesOf = <Known extends object>(known: Known) => keysOf<keyof Known & string>(known)
