let encodable: ReadonlySet<string> | null = null
/** Everything that two bytes of EUC-KR can say. Node leaves out the rare syllables that carriers added to it, browsers do not. */
function lettersOfPhones(): ReadonlySet<string> {
  const pairs: number[] = []
  for (let first = 0x81; first <= 0xfe; first += 1)
    for (let second = 0x41; second <= 0xfe; second += 1) pairs.push(first, second)
  return new Set(new TextDecoder('euc-kr').decode(new Uint8Array(pairs)))
}
/** The letters of a text that phones do not show, such as emoji; each once. */
export function unsendableIn(text: string) {
  const known = (encodable ??= lettersOfPhones())
  return Array.from(new Set(text)).filter((letter) => !/[ -~\s가-힣]/.test(letter) && !known.has(letter))
}
