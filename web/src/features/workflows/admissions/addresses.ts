import { email } from 'contract/values/ids'

/** E-mail addresses as people paste them: a column of a sheet, a line of a mail, names around them. Each once. */
export function readAddresses(text: string): { emails: string[]; wrong: string[] } {
  const words = text.split(/[\s,;<>"']+/).filter((word) => word.includes('@'))
  const read = words.map((word) => ({ word, address: email.safeParse(word).data }))
  return {
    emails: [...new Set(read.flatMap(({ address }) => (address === undefined ? [] : [address])))],
    wrong: read.flatMap(({ word, address }) => (address === undefined ? [word] : [])),
  }
}
