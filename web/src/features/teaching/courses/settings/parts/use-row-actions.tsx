import { MAX_FIRST } from 'contract/teaching/courses/order.schemas'
import { useState } from 'react'
import { publicTypes, type ProductKind } from 'contract/values/type-codes'
import { useSession } from '../../../../../platform/session.tsx'
import { useMessages } from '../../../../../platform/words/use-messages.ts'
import { toast } from '../../../../../ui/layers/toast.ts'
import type { MenuItem } from '../../../../../ui/layers/Menu.tsx'
import { useRestoreCourse, useSetPublic, useSetRecruiting, type AdminCourse } from '../course-settings.api.ts'
import { classLifeMessages } from '../course-state.messages.ts'
import { courseListMessages } from '../course-list.messages.ts'
import { useFirstCourses, useOrderCourses } from '../course-order.api.ts'
import { courseOrderMessages } from '../course-order.messages.ts'
import { pageOf, settingsOf } from '../../course-paths.ts'
import { mayCopy, useCopy } from '../use-copy.ts'
import { useTrash } from '../use-trash.tsx'

/** Shows the server's message. */
const complain = (error: unknown) => {
  if (error instanceof Error) toast({ text: error.message, tone: 'error' })
}

const withToast = (run: () => Promise<unknown>, text: string) => {
  run().then(() => toast({ text, tone: 'ok' }), complain)
}

export type RowActions = ReturnType<typeof useRowActions>
/**
 * The actions on a class or package of a list, by its state and the permissions of the user. What is shown first is set for
 * those of one kind, which have an order of their own.
 */
export function useRowActions(productKind: ProductKind) {
  const t = useMessages(courseListMessages)
  const { can } = useSession()
  const setPublic = useSetPublic()
  const setRecruiting = useSetRecruiting()
  const restore = useRestoreCourse()
  const life = useMessages(classLifeMessages)
  const orderMessages = useMessages(courseOrderMessages)
  const firsts = useFirstCourses(can('SITE_CLASS_UPDATE'), productKind)
  const order = useOrderCourses()
  const { copy } = useCopy()
  const [leaving, setLeaving] = useState<AdminCourse | null>(null)
  const [purging, setPurging] = useState<AdminCourse | null>(null)

  const putBack = ({ courseSeq }: Pick<AdminCourse, 'courseSeq'>) =>
    withToast(() => restore.run({ courseSeq }), t('restored'))

  const { move, question } = useTrash({
    onGone: (course) => {
      toast({ text: t('trashed'), action: { label: t('undo'), onPress: () => putBack(course) } })
      return null
    },
    onFailed: complain,
  })

  function itemsOf(course: AdminCourse): MenuItem[] {
    const { courseSeq } = course
    if (course.state === 'TRASHED') {
      return can('CLASS_LIFECYCLE_DELETE')
        ? [
            { key: 'restore', label: t('restore'), onPress: () => putBack(course) },
            { key: 'purge', label: life('purge'), danger: true, onPress: () => setPurging(course) },
          ]
        : []
    }
    const items: MenuItem[] = [
      { key: 'edit', label: t('edit'), href: settingsOf(course) },
      { key: 'view', label: t('view'), href: pageOf(course) },
    ]
    if (can('CLASS_STUDENT_READ'))
      items.push({ key: 'people', label: t('people'), href: `${settingsOf(course)}/attendees` })
    const isPublished = course.state === 'PUBLISHED'
    if (isPublished && can('CLASS_PUBLIC_UPDATE')) items.push(visibility(course))
    if (isPublished && can('CLASS_LIFECYCLE_UPDATE')) items.push(recruiting(course))
    if (isPublished && can('SITE_CLASS_UPDATE') && course.productKind === productKind)
      items.push(first(course))
    if (mayCopy(course, can)) {
      items.push({ key: 'copy', label: life('copy'), onPress: () => copy(courseSeq) })
    }
    if (can('CLASS_LIFECYCLE_DELETE')) {
      items.push({ key: 'trash', label: t('toTrash'), danger: true, onPress: () => setLeaving(course) })
    }
    return items
  }
  const first = ({ courseSeq }: AdminCourse): MenuItem => {
    const others = (firsts.data?.list ?? []).flatMap((one) =>
      one.courseSeq === courseSeq ? [] : [one.courseSeq],
    )
    const run = () =>
      order.run({ body: { productKind, courseSeqs: [courseSeq, ...others].slice(0, MAX_FIRST) } })
    return {
      key: 'first',
      label: orderMessages('first'),
      disabled: !firsts.data,
      onPress: () => withToast(run, orderMessages('made')),
    }
  }
  const visibility = ({ courseSeq, publicCd }: AdminCourse): MenuItem => {
    const isPublic = publicCd === publicTypes.public
    const run = () =>
      setPublic.run({ courseSeq, body: { publicCd: isPublic ? publicTypes.private : publicTypes.public } })
    return {
      key: 'public',
      label: t(isPublic ? 'toPrivate' : 'toPublic'),
      onPress: () => withToast(run, t(isPublic ? 'madePrivate' : 'madePublic')),
    }
  }
  const recruiting = ({ courseSeq, recruitClosedAt }: AdminCourse): MenuItem => {
    const isClosed = recruitClosedAt !== null
    const run = () => setRecruiting.run({ courseSeq, body: { isOpen: isClosed } })
    return {
      key: 'recruiting',
      label: t(isClosed ? 'reopen' : 'close'),
      onPress: () => withToast(run, t(isClosed ? 'reopened' : 'closed')),
    }
  }
  const confirmTrash = () => {
    if (leaving) void move(leaving)
    setLeaving(null)
  }
  return {
    itemsOf,
    leaving,
    confirmTrash,
    keep: () => setLeaving(null),
    question,
    purging,
    kept: () => setPurging(null),
  }
}
