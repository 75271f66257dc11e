import { useRef } from 'react'
import type { Permission } from 'contract/http/permissions'
import type { CourseSeq } from 'contract/values/ids'
import type { ProductKind } from 'contract/values/type-codes'
import { useGo } from '../../../../platform/address.ts'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { toast } from '../../../../ui/layers/toast.ts'
import { useCopyCourse } from './course-trash.api.ts'
import { classLifeMessages } from './course-state.messages.ts'

/** The copy of a package is another package, which asks for a permission of its own. */
export const mayCopy = ({ productKind }: { productKind: ProductKind }, can: (key: Permission) => boolean) =>
  can('CLASS_LIFECYCLE_COPY') && (productKind !== 'PACKAGE' || can('PACKAGE_LIFECYCLE_CREATE'))

/** Copies a class and links to the copy. */
export function useCopy() {
  const t = useMessages(classLifeMessages)
  const go = useGo()
  const { run, isRunning } = useCopyCourse()
  /** The key of each running copy, so that a second press creates no second copy. */
  const keys = useRef(new Map<CourseSeq, string>())
  const copy = (courseSeq: CourseSeq) => {
    const requestKey = keys.current.get(courseSeq) ?? crypto.randomUUID()
    keys.current.set(courseSeq, requestKey)
    run({ courseSeq, body: { requestKey } }).then(
      (made) => {
        keys.current.delete(courseSeq)
        toast({
          text: t('copied'),
          tone: 'ok',
          action: { label: t('openCopy'), onPress: () => go(`/classes/${made.courseSeq}/settings`) },
        })
      },
      (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  }
  return { copy, isCopying: isRunning }
}
