import type { MyCourse } from 'contract/views/my-classes/schemas'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Dialog } from '../../../ui/layers/Dialog.tsx'
import { InviteCard } from './InviteCard.tsx'
import { inviteMessages } from './referrals.messages.ts'

/** The invitation card in a dialog of the learner's list of classes. */
export function InviteDialog({ course, onClose }: { course: MyCourse; onClose: () => void }) {
  const t = useMessages(inviteMessages)
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
