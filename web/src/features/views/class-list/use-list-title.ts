import { useChannel } from '../../../platform/site.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { courseMessages } from '../../teaching/courses/courses.messages.ts'

/** The title of the list of classes: under a service alias its name. */
export function useListTitle(serviceAlias: string | undefined) {
  const t = useMessages(courseMessages)
  const { serviceAliases } = useChannel()
  return serviceAliases.find(({ alias }) => alias === serviceAlias)?.name ?? t('listTitle')
}
