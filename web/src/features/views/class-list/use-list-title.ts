import { useChannel } from '../../../platform/site.tsx'
import { useWords } from '../../../platform/words/use-words.ts'
import { courseWords } from '../../teaching/courses/courses.messages.ts'

/** What the list of classes is called: under a service alias by its name. */
export function useListTitle(serviceAlias: string | undefined) {
  const t = useWords(courseWords)
  const { serviceAliases } = useChannel()
  return serviceAliases.find(({ alias }) => alias === serviceAlias)?.name ?? t('listTitle')
}
