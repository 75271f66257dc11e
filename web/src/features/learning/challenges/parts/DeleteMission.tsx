import { isRefusal } from '../../../../platform/call.ts'
import { Removal } from '../../../../platform/management/Removal.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { useDeleteMission, type Mission, type TermRef } from '../challenges.api.ts'
import { challengeMissionMessages } from '../missions.messages.ts'

interface DeleteMissionProps {
  termRef: TermRef
  mission: Mission
  onClose: () => void
}
/** Says whose check-ins go along, so that one question is enough. */
export function DeleteMission({ termRef, mission, onClose }: DeleteMissionProps) {
  const t = useMessages(challengeMissionMessages)
  const remove = useDeleteMission(termRef)
  const { challengeMissionSeq, title, checkInCount: count } = mission
  // Somebody checked in meanwhile: the refusal says so, and the second press takes it along.
  const isKnown = count > 0 || isRefusal(remove.error, 'MISSION_HAS_CHECK_INS')
  const forceYn = isKnown ? ('Y' as const) : ('N' as const)
  return (
    <Removal
      title={t('removeTitle')}
      removeLabel={t('removeOk')}
      cancelLabel={t('cancel')}
      doneText={t('removed')}
      failedText={t('failed')}
      command={remove}
      remove={() => remove.run({ challengeMissionSeq, body: { forceYn } })}
      onClose={onClose}
    >
      <p>{t('removeText', { name: title })}</p>
      {count > 0 && <Notice tone="soon">{t('removeForce', { count })}</Notice>}
    </Removal>
  )
}
