import { IconCopy } from '@tabler/icons-react'
import type { MyInvite } from 'contract/growth/referrals/schemas'
import type { CourseSeq } from 'contract/values/ids'
import { messageOf } from '../../../platform/call.ts'
import { copy } from '../../../platform/copy.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { toast } from '../../../ui/layers/toast.ts'
import { SkeletonText } from '../../../ui/Skeleton.tsx'
import { ShareButton } from '../../site/sharing/ShareButton.tsx'
import { useMakeInvite, useMyInvite } from './referrals.api.ts'
import css from './InviteCard.module.css'
import { inviteMessages } from './referrals.messages.ts'

interface InviteCardProps {
  course: { courseSeq: CourseSeq; title: string }
}

/** The learner's own link to a class, buttons to share it, and the number of people who used it. */
export function InviteCard({ course }: InviteCardProps) {
  const t = useMessages(inviteMessages)
  const { courseSeq } = course
  const { data, error, refetch } = useMyInvite(courseSeq)
  const make = useMakeInvite(courseSeq)
  const submit = () => {
    make.run({}).catch((failure: unknown) => toast({ text: messageOf(failure, t('failed')), tone: 'error' }))
  }
  return (
    <div className={css.card}>
      {error && !data && (
        <ErrorNote
          compact
          title={messageOf(error, t('failed'))}
          retry={{ label: t('retry'), onPress: () => void refetch() }}
        />
      )}
      {!data && !error && <SkeletonText lines={2} />}
      {data && (
        <div className={css.info}>
          <b>{data.inviteEventTitle || t('title')}</b>
          <p>{data.inviteEventInfo || t('info')}</p>
        </div>
      )}
      {data && data.refererCode === null && (
        <Button variant="outline" wide loading={make.isRunning} onPress={submit}>
          {t('make')}
        </Button>
      )}
      {data && data.refererCode !== null && <Link invite={data} title={course.title} />}
    </div>
  )
}

function Link({ invite, title }: { invite: MyInvite; title: string }) {
  const t = useMessages(inviteMessages)
  const { refererCode, refererCodeUrl, openedCount: opened, enrolledCount: enrolled } = invite
  const url = refererCodeUrl ?? ''
  const copyLink = async () => {
    const isDone = await copy(url)
    toast({ text: t(isDone ? 'copied' : 'notCopied'), tone: isDone ? 'ok' : 'error' })
  }
  return (
    <>
      <div className={css.link}>
        <input readOnly value={url} aria-label={t('link')} onFocus={(event) => event.target.select()} />
        <IconButton
          size={44}
          label={t('copy')}
          icon={<IconCopy size={20} aria-hidden="true" />}
          onPress={() => void copyLink()}
        />
        <ShareButton of={{ title, path: `/invite/${refererCode}` }} />
      </div>
      <p className={css.came} role="status">
        {opened === 0 ? t('nobody') : t('came', { opened, enrolled })}
      </p>
    </>
  )
}
