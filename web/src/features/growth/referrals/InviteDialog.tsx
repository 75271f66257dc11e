import type { MyCourse } from 'contract/views/my-classes/schemas'
import { useWords } from '../../../platform/words/use-words.ts'
import { Dialog } from '../../../ui/layers/Dialog.tsx'
import { InviteCard } from './InviteCard.tsx'
import { inviteWords } from './referrals.messages.ts'

/** The same from the learner's list of classes. */
export function InviteDialog({ course, onClose }: { course: MyCourse; onClose: () => void }) {
  const t = useWords(inviteWords)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('inviteTo', { title: course.title })}
      closeLabel={t('close')}
      size="small-medium"
    >
      <InviteCard course={course} />
    </Dialog>
  )
}
