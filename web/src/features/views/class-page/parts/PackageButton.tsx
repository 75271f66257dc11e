import { useId } from 'react'
import type { PackageContents } from 'contract/teaching/packages/schemas'
import type { CourseDetail } from 'contract/views/class-page/schemas'
import { LoginPrompt } from '../../../../platform/LoginPrompt.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Alert, Confirm } from '../../../../ui/layers/Alert.tsx'
import { ReservedSeatNote } from '../../../money/orders/ReservedSeatNote.tsx'
import { courseMessages } from '../../../teaching/courses/courses.messages.ts'
import { packageMessages } from '../package.messages.ts'
import css from '../PackagePage.module.css'
import { usePackageEnrol } from './use-package-enrol.ts'

interface ButtonProps {
  course: CourseDetail
  contents: PackageContents
}

/** The button of a package, the reason where it is disabled, and the question about classes taken before. */
export function PackageButton({ course, contents }: ButtonProps) {
  const t = useMessages(packageMessages)
  const words = useMessages(courseMessages)
  const enrol = usePackageEnrol(course, contents)
  const id = useId()
  const note = enrol.reservedUntil ? <ReservedSeatNote until={enrol.reservedUntil} /> : enrol.why
  return (
    <>
      <Button
        size="lg"
        wide
        disabled={!enrol.isEnabled}
        loading={enrol.isBusy}
        onPress={enrol.press}
        describedBy={note ? id : undefined}
      >
        {enrol.label}
      </Button>
      {note && (
        <p id={id} className={css.why}>
          {note}
        </p>
      )}
      <LoginPrompt {...enrol.signIn} />
      <Alert
        open={enrol.problem !== null}
        title={words('blockedTitle')}
        okLabel={words('ok')}
        onClose={enrol.forget}
      >
        {enrol.problem}
      </Alert>
      <Confirm
        open={enrol.takenBefore !== null}
        title={t('askTitle')}
        okLabel={t('askOk')}
        cancelLabel={t('askCancel')}
        onCancel={enrol.forget}
        onOk={enrol.goOn}
      >
        {t('askText', { titles: enrol.takenBefore ?? '' })}
      </Confirm>
    </>
  )
}
