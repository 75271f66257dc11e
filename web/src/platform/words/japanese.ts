type Texts = Readonly<Record<string, string | undefined>>
/** Japanese texts by the name of their dictionary. */
type All = Readonly<Record<string, Texts>>

let known: All = {}
let fetchAll: () => Promise<All> = () => Promise.resolve(known)

/** Registers how to fetch the Japanese texts: only readers of Japanese need them. */
export const offerJapanese = (fetchTexts: () => Promise<All>) => void (fetchAll = fetchTexts)
/** Fetches the Japanese texts. Call it before rendering in Japanese. */
export async function needJapanese() {
  known = await fetchAll()
}
export const japaneseOf = (name: string): Texts | undefined => known[name]
