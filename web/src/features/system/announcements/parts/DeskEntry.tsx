import { useState } from 'react'
import { messageOf } from '../../../../platform/call.ts'
import { useSite } from '../../../../platform/site.tsx'
import { formatDateTime } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { Confirm } from '../../../../ui/layers/Alert.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Kind } from '../../../../ui/Tag.tsx'
import { announcementsDeskMessages } from '../announcements-desk.messages.ts'
import { useDelete, useEnd, type DeskAnnouncement } from '../announcements.api.ts'
import { AnnouncementDialog } from './AnnouncementDialog.tsx'
import { AnnouncementText } from './AnnouncementText.tsx'
import css from './announcements.module.css'

/** One announcement, with what the operator may do about it now. */
export function DeskEntry({ of }: { of: DeskAnnouncement }) {
  const t = useMessages(announcementsDeskMessages)
  const { language } = useSite()
  const at = (moment: string) => formatDateTime(moment, language)
  const { title, text, level, audience, shelf, startsAt, endsAt, createdBy } = of
  return (
    <Card as="article" className={css.entry}>
      <p className={css.line}>
        <Kind tone={level === 'IMPORTANT' ? 'soon' : 'brand'}>{t(level)}</Kind>
        <Kind>{t(audience)}</Kind>
        <span>{t('period', { from: at(startsAt), until: at(endsAt) })}</span>
        <span>{t('by', { name: createdBy })}</span>
      </p>
      <h2>{title}</h2>
      <AnnouncementText text={text} />
      <Acts of={of} shelf={shelf} />
    </Card>
  )
}

type Act = 'edit' | 'end' | 'remove'

function Acts({ of, shelf }: { of: DeskAnnouncement; shelf: DeskAnnouncement['shelf'] }) {
  const t = useMessages(announcementsDeskMessages)
  const { title } = of
  const [act, setAct] = useState<Act | null>(null)
  const close = () => setAct(null)
  const button = (which: Act) => (
    <Button size="sm" variant="outline" label={t(`${which}Of`, { title })} onPress={() => setAct(which)}>
      {t(which)}
    </Button>
  )
  return (
    <div className={css.acts}>
      {shelf !== 'over' && button('edit')}
      {shelf === 'running' && button('end')}
      {button('remove')}
      {act === 'edit' && <AnnouncementDialog before={of} onClose={close} />}
      {(act === 'end' || act === 'remove') && <Decision of={of} act={act} onClose={close} />}
    </div>
  )
}

interface DecisionProps {
  of: DeskAnnouncement
  act: 'end' | 'remove'
  onClose: () => void
}
function Decision({ of: { announcementSeq }, act, onClose }: DecisionProps) {
  const t = useMessages(announcementsDeskMessages)
  const end = useEnd(announcementSeq)
  const remove = useDelete(announcementSeq)
  const { run, isRunning } = act === 'end' ? end : remove
  const decide = () =>
    void run({}).then(
      () => {
        toast({ text: t(act === 'end' ? 'ended' : 'removed'), tone: 'ok' })
        onClose()
      },
      (error: unknown) => {
        toast({ text: messageOf(error, t('failed')), tone: 'error' })
        onClose()
      },
    )
  return (
    <Confirm
      open
      title={t(`${act}Title`)}
      okLabel={t(act)}
      cancelLabel={t('cancel')}
      busy={isRunning}
      danger={act === 'remove'}
      onOk={decide}
      onCancel={onClose}
    >
      {t(`${act}Text`)}
    </Confirm>
  )
}
