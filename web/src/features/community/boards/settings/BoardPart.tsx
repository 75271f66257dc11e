import type { SiteBoard } from 'contract/community/boards/schemas'
import { saveClassBoard } from 'contract/community/boards/class.api'
import type { CourseSeq } from 'contract/values/ids'
import { messageOf } from '../../../../platform/call.ts'
import { useCommand } from '../../../../platform/endpoint.ts'
import { FormSection } from '../../../../platform/management/FormSection.tsx'
import { Answer } from '../../../../platform/management/QueryState.tsx'
import { useCanHere } from '../../../../platform/use-can-here.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Switch } from '../../../../ui/forms/Switch.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import type { AddedPartProps } from '../../../teaching/courses/settings/more/MoreScreen.tsx'
import { draftOf } from './board-draft.ts'
import { boardsOfClass, useBoardsIn } from './board-source.ts'
import { boardSettingsMessages } from './board-settings.messages.ts'

/** The boards of a class among its further settings: whether each is shown, and the way to all that can be set. */
export function BoardPart({ courseSeq }: Pick<AddedPartProps, 'courseSeq'>) {
  const can = useCanHere()
  return can('CLASS_ROOM_UPDATE') ? <Boards courseSeq={courseSeq} /> : null
}

function Boards({ courseSeq }: { courseSeq: CourseSeq }) {
  const t = useMessages(boardSettingsMessages)
  const { home } = boardsOfClass(courseSeq)
  return (
    <FormSection title={t('title')} why={t('classSub')}>
      <Answer of={useBoardsIn(courseSeq)} height={80}>
        {({ list }) => (
          <>
            {list.length === 0 && <p>{t('classEmptyText')}</p>}
            {list.map((board) => (
              <VisibilitySwitch key={board.boardSeq} courseSeq={courseSeq} board={board} />
            ))}
            <div>
              <Button variant="outline" href={list.length === 0 ? `${home}/register` : home}>
                {t(list.length === 0 ? 'create' : 'manage')}
              </Button>
            </div>
          </>
        )}
      </Answer>
    </FormSection>
  )
}

function VisibilitySwitch({ courseSeq, board }: { courseSeq: CourseSeq; board: SiteBoard }) {
  const t = useMessages(boardSettingsMessages)
  const { run } = useCommand(saveClassBoard, { courseSeq, boardSeq: board.boardSeq })
  const show = (isShown: boolean) =>
    void run({ body: { ...draftOf(board), isHidden: !isShown } }).then(
      () => toast({ text: t('saved'), tone: 'ok' }),
      (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  return <Switch label={t('showBoard', { name: board.title })} checked={!board.isHidden} onChange={show} />
}
