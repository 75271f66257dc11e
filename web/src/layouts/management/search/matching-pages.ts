/** Upper case, spaces and the form of Korean syllables make no difference. */
const plain = (text: string) => text.normalize('NFC').toLowerCase().replaceAll(/\s+/g, '')

interface Named {
  /** The name in the language of the user first, then those in others. */
  names: readonly string[]
}
/** The pages whose name contains the text in any language; those that begin with it come first. All of them for an empty text. */
export function matchingPages<Page extends Named>(pages: readonly Page[], text: string): Page[] {
  const part = plain(text)
  const rank = ({ names }: Page) => {
    const places = names.map((name) => plain(name).indexOf(part)).filter((place) => place >= 0)
    return places.length === 0 ? null : Math.min(...places)
  }
  return pages
    .flatMap((page) => {
      const place = rank(page)
      return place === null ? [] : [{ page, place }]
    })
    .toSorted((one, other) => one.place - other.place)
    .map(({ page }) => page)
}
