import { IconDots } from '@tabler/icons-react'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { Menu } from '../../../../../ui/layers/Menu.tsx'
import { courseListMessages } from '../course-list.messages.ts'
import type { AdminCourse } from '../course-settings.api.ts'
import type { RowActions } from './use-row-actions.tsx'

/** What staff can do with a class or package of a list. */
export function RowMenu({ course, actions }: { course: AdminCourse; actions: RowActions }) {
  const t = useMessages(courseListMessages)
  const items = actions.itemsOf(course)
  if (items.length === 0) return null
  return <Menu label={t('actionsOf', { name: course.title })} icon={<IconDots size={18} />} items={items} />
}
