let encodable: ReadonlySet<string> | null = null
/** Everything that two bytes of EUC-KR can say. Node leaves out the rare syllables that carriers added to it, browsers do not. */
function lettersOfPhones(): ReadonlySet<string> {
  const pairs: number[] = []
  for (let lead = 0x81; lead <= 0xfe; lead += 1)
    for (let trail = 0x41; trail <= 0xfe; trail += 1) pairs.push(lead, trail)
  return new Set(new TextDecoder('euc-kr').decode(new Uint8Array(pairs)))
}
/** The letters of a text that phones do not show, such as emoji; each once. */
export function unsendableIn(text: string) {
  const known = (encodable ??= lettersOfPhones())
  return Array.from(new Set(text)).filter((letter) => !/[ -~\s가-힣]/.test(letter) && !known.has(letter))
}
