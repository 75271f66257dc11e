import { email } from 'contract/values/ids'

/**
 * Extracts mail addresses from pasted text: a column of a sheet, a line of a mail, with names around them. Each once.
 */
export function readAddresses(text: string): { emails: string[]; wrong: string[] } {
  const words = text.split(/[\s,;<>"']+/).filter((word) => word.includes('@'))
  const read = words.map((word) => ({ word, address: email.safeParse(word).data }))
  return {
    emails: [...new Set(read.flatMap(({ address }) => (address === undefined ? [] : [address])))],
    wrong: read.flatMap(({ word, address }) => (address === undefined ? [word] : [])),
  }
}
