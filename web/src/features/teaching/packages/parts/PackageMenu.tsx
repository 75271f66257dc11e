import { IconDots } from '@tabler/icons-react'
import { MAX_FIRST } from 'contract/teaching/courses/order.schemas'
import { messageOf } from '../../../../platform/call.ts'
import { useSession } from '../../../../platform/session.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Menu } from '../../../../ui/layers/Menu.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { useFirstCourses, useOrderCourses } from '../../courses/settings/course-order.api.ts'
import { courseOrderMessages } from '../../courses/settings/course-order.messages.ts'
import { courseListMessages } from '../../courses/settings/course-list.messages.ts'
import type { AdminCourse } from '../../courses/settings/course-settings.api.ts'

/** What staff can do with a package in the list. */
export function PackageMenu({ courseSeq, title, state }: AdminCourse) {
  const t = useMessages(courseListMessages)
  const order = useMessages(courseOrderMessages)
  const { can } = useSession()
  const mayOrder = can('SITE_CLASS_UPDATE') && state === 'PUBLISHED'
  const firsts = useFirstCourses(mayOrder, 'PACKAGE')
  const { run } = useOrderCourses()
  const putFirst = () => {
    const others = (firsts.data?.list ?? []).filter((one) => one.courseSeq !== courseSeq)
    const courseSeqs = [courseSeq, ...others.map((one) => one.courseSeq)].slice(0, MAX_FIRST)
    run({ body: { productKind: 'PACKAGE', courseSeqs } }).then(
      () => toast({ text: order('made'), tone: 'ok' }),
      (error: unknown) => toast({ text: messageOf(error, order('failed')), tone: 'error' }),
    )
  }
  return (
    <Menu
      label={t('actionsOf', { name: title })}
      icon={<IconDots size={18} />}
      items={[
        { key: 'edit', label: t('edit'), href: `/packages/${courseSeq}/settings` },
        { key: 'view', label: t('view'), href: `/packages/${courseSeq}` },
        ...(mayOrder
          ? [{ key: 'first', label: order('first'), disabled: !firsts.data, onPress: putFirst }]
          : []),
      ]}
    />
  )
}
