import { useSeq } from '../../../platform/address.ts'
import { messageOf } from '../../../platform/call.ts'
import { FormSection } from '../../../platform/management/FormSection.tsx'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useSession } from '../../../platform/session.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import {
  useAddCourse,
  useCandidates,
  useOrderCourses,
  usePackageSetting,
  useRemoveCourse,
} from './packages.api.ts'
import { packagesMessages } from './packages.messages.ts'
import { ClassPicker } from './parts/ClassPicker.tsx'

/** The classes of a package: every change is saved at once. */
export function PackageClassesScreen() {
  const t = useMessages(packagesMessages)
  const { can } = useSession()
  const courseSeq = useSeq('courseSeq')
  const setting = usePackageSetting(courseSeq)
  const candidates = useCandidates(can('PACKAGE_LIFECYCLE_CREATE'))
  const [add, remove, order] = [
    useAddCourse(courseSeq),
    useRemoveCourse(courseSeq),
    useOrderCourses(courseSeq),
  ]
  const isBusy = add.isRunning || remove.isRunning || order.isRunning
  const notify = (saving: Promise<unknown>) =>
    void saving.then(
      () => toast({ text: t('saved'), tone: 'ok' }),
      (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  return (
    <Answer of={setting}>
      {({ contents }) => (
        <FormSection title={t('chosen')} why={t('chosenWhy')}>
          {contents.krwOnly && <Notice>{t('krwOnly')}</Notice>}
          <ClassPicker
            candidates={candidates.data?.list ?? []}
            chosen={contents.list}
            isBusy={isBusy}
            onAdd={(one) => notify(add.run({ body: { addedSeq: one.courseSeq } }))}
            onRemove={(one) => notify(remove.run({ body: { removedSeq: one.courseSeq } }))}
            onOrder={(rows) => notify(order.run({ body: { courseSeqs: rows.map((row) => row.courseSeq) } }))}
          />
        </FormSection>
      )}
    </Answer>
  )
}
