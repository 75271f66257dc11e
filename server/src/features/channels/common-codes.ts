import { groupsNamed } from 'contract/common-codes'
import { standardKeywords } from 'contract/keywords'
import type { Language } from 'contract/languages'
import { filled } from 'contract/sentences'

/** The codes of a group with their names in a language, in the order of the codes. */
export function codesIn(language: Language, groupCode: string | undefined) {
  const voice = { language, keywords: standardKeywords(language) }
  const list = groupsNamed(groupCode).flatMap((group) =>
    group.codes.map(({ code, names }) => ({
      groupCode: group.groupCode,
      code,
      codeName: filled(names[language], voice),
    })),
  )
  return { list, total: list.length }
}
