import type { Board } from 'contract/community/boards/schemas'
import { joinPath, loginPath, useCurrentPath } from '../../../../platform/address.ts'
import { useSession } from '../../../../platform/session.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Empty } from '../../../../ui/Empty.tsx'
import { SkeletonText } from '../../../../ui/Skeleton.tsx'
import { boardPageMessages } from '../boards.messages.ts'

/** Says for whom a board is, and leads there. */
export function NotForYou({ board }: { board: Pick<Board, 'readAudience' | 'readLevel' | 'isSignedIn'> }) {
  const t = useMessages(boardPageMessages)
  const { state, isChannelUser } = useSession()
  const here = useCurrentPath()
  // The reply is still that for visitors.
  if (state === 'loading' || (state === 'signed-in' && !board.isSignedIn)) return <SkeletonText lines={6} />
  const isForLearners = board.readAudience === 'STUD'
  const action =
    state === 'visitor' ? (
      <Button href={loginPath(here)}>{t('signIn')}</Button>
    ) : isChannelUser ? (
      <Button href={board.readLevel ? '/me/level' : '/classes'}>
        {t(board.readLevel ? 'myLevel' : 'classes')}
      </Button>
    ) : (
      <Button href={joinPath(here)}>{t('join')}</Button>
    )
  if (board.readLevel) {
    const { name } = board.readLevel
    return (
      <Empty spot="wait" title={t('forLevel', { name })} text={t('forLevelText', { name })} action={action} />
    )
  }
  return (
    <Empty
      spot="wait"
      title={t(isForLearners ? 'forLearners' : 'forMembers')}
      text={t(isForLearners ? 'forLearnersText' : 'forMembersText')}
      action={action}
    />
  )
}
