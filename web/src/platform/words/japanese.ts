type Texts = Readonly<Record<string, string | undefined>>
/** Japanese texts by the name of their dictionary. */
type All = Readonly<Record<string, Texts>>

let loaded: All = {}
let fetchAll: () => Promise<All> = () => Promise.resolve(loaded)

/** Registers how to fetch the Japanese texts: only readers of Japanese need them. */
export const offerJapanese = (fetchTexts: () => Promise<All>) => void (fetchAll = fetchTexts)
/** Fetches the Japanese texts. Call it before rendering in Japanese. */
export async function needJapanese() {
  loaded = await fetchAll()
}
export const japaneseOf = (name: string): Texts | undefined => loaded[name]
