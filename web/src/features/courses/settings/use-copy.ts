import type { CourseSeq } from 'contract/values'
import { useGo } from '../../../platform/address.ts'
import { messageOf } from '../../../platform/call.ts'
import { useWords } from '../../../platform/words/use-words.ts'
import { toast } from '../../../ui/layers/toast.ts'
import { useCopyCourse } from './class-life.api.ts'
import { classLifeWords } from './class-life.words.ts'

/** Copies a class and offers the way to the copy. */
export function useCopy() {
  const t = useWords(classLifeWords)
  const go = useGo()
  const { run, isRunning } = useCopyCourse()
  const copy = (courseSeq: CourseSeq) => {
    run({ courseSeq }).then(
      (made) =>
        toast({
          text: t('copied'),
          tone: 'ok',
          action: { label: t('openCopy'), onPress: () => go(`/classes/${made.courseSeq}/settings`) },
        }),
      (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  }
  return { copy, isCopying: isRunning }
}
