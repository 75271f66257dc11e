type Texts = Readonly<Record<string, string | undefined>>
/** By the name of the dictionary they belong to. */
type All = Readonly<Record<string, Texts>>

let known: All = {}
let fetchAll: () => Promise<All> = () => Promise.resolve(known)

/** How to fetch Japanese, once a user reads it: readers of Korean or English never do. */
export const offerJapanese = (fetchTexts: () => Promise<All>) => void (fetchAll = fetchTexts)
/** Japanese is here from now on. */
export async function needJapanese() {
  known = await fetchAll()
}
export const japaneseOf = (name: string): Texts | undefined => known[name]
