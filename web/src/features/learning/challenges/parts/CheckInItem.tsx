import { IconDots, IconHeart, IconHeartFilled, IconPhotoOff } from '@tabler/icons-react'
import { useState } from 'react'
import type { CourseSeq } from 'contract/values/ids'
import { AskFirst } from '../../../../platform/AskFirst.tsx'
import { messageOf } from '../../../../platform/call.ts'
import { useSite } from '../../../../platform/site.tsx'
import { formatMoment } from '../../../../platform/time.ts'
import { useCanHere } from '../../../../platform/use-can-here.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Avatar } from '../../../../ui/Avatar.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { withSeparators } from '../../../../ui/forms/digits.ts'
import { Menu } from '../../../../ui/layers/Menu.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { ExpiringImage } from '../../../system/files/ExpiringImage.tsx'
import { useCheer, useFreshFeed, useRemoveCheckIn, type CheckIn } from '../learner.api.ts'
import { challengeTodayMessages } from '../today.messages.ts'
import { RejectDialog } from './RejectDialog.tsx'
import css from '../today.module.css'

interface CheckInItemProps {
  courseSeq: CourseSeq
  checkIn: CheckIn
  mayTakeBack: boolean
}
export function CheckInItem({ courseSeq, checkIn, mayTakeBack }: CheckInItemProps) {
  const t = useMessages(challengeTodayMessages)
  const { language } = useSite()
  const { writerName, missionTitle, createdAt, content, amount, unit, rejectedReason } = checkIn
  return (
    <article className={css.item}>
      <header>
        <Avatar name={writerName} size={36} />
        <div>
          <b>{writerName}</b>
          <small className="num">
            {missionTitle} · {formatMoment(createdAt, language)}
          </small>
        </div>
        {rejectedReason !== null && <Kind tone="soon">{t('rejectedTag')}</Kind>}
        <ItemMenu courseSeq={courseSeq} checkIn={checkIn} mayTakeBack={mayTakeBack} />
      </header>
      {rejectedReason !== null && <Notice>{t('rejectedBecause', { reason: rejectedReason })}</Notice>}
      {amount !== null && (
        <p className={css.amount}>
          <b className="num">{Number.isInteger(amount) ? withSeparators(amount) : amount}</b> {unit}
        </p>
      )}
      {content !== '' && <p className={css.words}>{content}</p>}
      <Photo checkIn={checkIn} />
      <CheerButton courseSeq={courseSeq} checkIn={checkIn} />
    </article>
  )
}

function Photo({ checkIn: { picture, writerName } }: { checkIn: CheckIn }) {
  const t = useMessages(challengeTodayMessages)
  const refresh = useFreshFeed()
  if (!picture) return null
  const name = picture.altText || t('pictureOf', { name: writerName })
  return (
    <div className={css.photo}>
      <ExpiringImage
        variants={picture.variants}
        sizes="(max-width: 639px) 100vw, 560px"
        alt={name}
        refresh={refresh}
      >
        <span className={css.lost}>
          <IconPhotoOff size={22} aria-hidden />
          <small>{t('pictureLost')}</small>
        </span>
      </ExpiringImage>
    </div>
  )
}

function CheerButton({ courseSeq, checkIn }: Omit<CheckInItemProps, 'mayTakeBack'>) {
  const t = useMessages(challengeTodayMessages)
  const cheer = useCheer(courseSeq)
  const { challengeCheckInSeq, isCheered, cheerCount, writerName: name } = checkIn
  const press = () =>
    void cheer
      .run({ challengeCheckInSeq, body: { isCheered: !isCheered } })
      .catch((error: unknown) => toast({ text: messageOf(error, t('notSaved')), tone: 'error' }))
  return (
    <Button
      variant="subtle"
      size="sm"
      label={t(isCheered ? 'cheered' : 'cheer', { name })}
      pressed={isCheered}
      loading={cheer.isRunning}
      icon={isCheered ? <IconHeartFilled size={18} aria-hidden /> : <IconHeart size={18} aria-hidden />}
      onPress={press}
    >
      <span className="num">{cheerCount}</span>
    </Button>
  )
}

function ItemMenu({ courseSeq, checkIn, mayTakeBack }: CheckInItemProps) {
  const t = useMessages(challengeTodayMessages)
  const can = useCanHere()
  const remove = useRemoveCheckIn(courseSeq)
  const [question, setQuestion] = useState<'takeBack' | 'reject' | null>(null)
  const { challengeCheckInSeq, writerName, rejectedReason } = checkIn
  const mayReject = can('CLASS_ROOM_UPDATE') && rejectedReason === null
  if (!mayTakeBack && !mayReject) return null
  return (
    <>
      <Menu
        label={t('actionsOf', { name: writerName })}
        icon={<IconDots size={18} />}
        items={[
          ...(mayTakeBack
            ? [{ key: 'takeBack', label: t('takeBack'), onPress: () => setQuestion('takeBack') }]
            : []),
          ...(mayReject
            ? [{ key: 'reject', label: t('reject'), danger: true, onPress: () => setQuestion('reject') }]
            : []),
        ]}
      />
      {question === 'takeBack' && (
        <AskFirst
          title={t('takeBack')}
          okLabel={t('takeBack')}
          cancelLabel={t('cancel')}
          danger
          deed={() => remove.run({ challengeCheckInSeq }).then(() => t('takenBack'))}
          failed={t('notSaved')}
          onClose={() => setQuestion(null)}
        >
          {t('takeBackText')}
        </AskFirst>
      )}
      {question === 'reject' && (
        <RejectDialog
          courseSeq={courseSeq}
          challengeCheckInSeq={challengeCheckInSeq}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  )
}
