import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { SiteBoard } from 'contract/community/boards/schemas'
import type { BoardSeq } from 'contract/values/ids'
import { useGo, useSeq } from '../../../../platform/address.ts'
import { LeaveWarning, useDraft } from '../../../../platform/draft.tsx'
import { Head } from '../../../../platform/Head.tsx'
import { DraftBar } from '../../../../platform/management/DraftBar.tsx'
import { useTriedForm } from '../../../../platform/management/tried-form.ts'
import { useLeaveMessages } from '../../../../platform/management/use-leave-messages.ts'
import { NotFoundPage } from '../../../../platform/WentWrong.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { PageHead, SectionHead } from '../../../../ui/SectionHead.tsx'
import { draftOf, faultsOf, newBoard, newClassBoard } from './board-draft.ts'
import { pageOf, useBoardSource, useCreateBoard, useSaveBoard } from './board-source.ts'
import { BoardsAnswer } from './BoardsAnswer.tsx'
import { boardSettingsMessages } from './board-settings.messages.ts'
import { BoardFields } from './BoardFields.tsx'
import css from './Boards.module.css'

/** Opens a new board. */
export function BoardRegisterScreen() {
  const t = useMessages(boardSettingsMessages)
  const leaveMessages = useLeaveMessages()
  const go = useGo()
  const source = useBoardSource()
  const { home } = source
  const isOfClass = source.courseSeq !== null
  const { run, isRunning } = useCreateBoard()
  const { draft, change, isDirty, adopt } = useDraft(isOfClass ? newClassBoard : newBoard)
  const [made, setMade] = useState<BoardSeq | null>(null)
  useEffect(() => {
    // Only once the draft counts as saved; earlier, leaving would open the warning.
    if (made !== null) go(home, { replace: true })
  }, [made, home, go])
  const { errorOf, submit } = useTriedForm({
    faults: faultsOf(draft, isOfClass),
    t: (key) => t(key === 'saved' ? 'made' : key),
    save: async () => setMade((await run(draft)).boardSeq),
    onSaved: () => adopt(draft),
  })
  return (
    <>
      <FormHead title={t('create')} />
      <BoardFields draft={draft} change={change} errorOf={errorOf} />
      <div className={css.acts}>
        <Button loading={isRunning} onPress={submit}>
          {t('create')}
        </Button>
      </div>
      <LeaveWarning isDirty={isDirty && made === null} words={leaveMessages} />
    </>
  )
}

/** Changes a board. */
export function BoardEditScreen() {
  const boardSeq = useSeq('boardSeq')
  return (
    <BoardsAnswer height={720}>
      {({ list }) => {
        const stored = list.find((board) => board.boardSeq === boardSeq)
        return stored ? <BoardForm key={boardSeq} stored={stored} /> : <NotFoundPage />
      }}
    </BoardsAnswer>
  )
}

function BoardForm({ stored }: { stored: SiteBoard }) {
  const t = useMessages(boardSettingsMessages)
  const source = useBoardSource()
  const { run, isRunning } = useSaveBoard(stored.boardSeq)
  const { draft, changed, change, revert, adopt } = useDraft(draftOf(stored))
  const { errorOf, submit } = useTriedForm({
    faults: faultsOf(draft, source.courseSeq !== null),
    t,
    save: () => run(draft),
    onSaved: () => adopt(draft),
  })
  return (
    <>
      <FormHead title={stored.title} view={pageOf(source, stored.boardSeq)} />
      <BoardFields draft={draft} change={change} errorOf={errorOf} />
      <DraftBar
        changes={changed.length}
        error={errorOf('title') ?? errorOf('writeAudience') ?? errorOf('categories')}
        isSaving={isRunning}
        onSave={submit}
        onRevert={revert}
      />
    </>
  )
}

/** The settings of a class have a title already. */
function FormHead({ title, view }: { title: string; view?: string }) {
  const t = useMessages(boardSettingsMessages)
  const { home, courseSeq } = useBoardSource()
  const actions = view && (
    <Button href={view} variant="outline">
      {t('view')}
    </Button>
  )
  return (
    <>
      <Button href={home} variant="subtle" size="sm" icon={<IconArrowLeft size={16} />}>
        {t('back')}
      </Button>
      {courseSeq === null ? (
        <>
          <Head title={title} isPrivate />
          <PageHead title={title} actions={actions} />
        </>
      ) : (
        <div className={css.head}>
          <SectionHead title={title} />
          {actions}
        </div>
      )}
    </>
  )
}
