import { useMemo, type ReactNode } from 'react'
import { useSeq } from '../../../../platform/address.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { SectionHead } from '../../../../ui/SectionHead.tsx'
import { BoardEditScreen, BoardRegisterScreen } from './BoardFormScreens.tsx'
import { ClassBoardReports } from './BoardReportsScreen.tsx'
import { boardsOfClass, BoardSourceContext, useBoardsIn } from './board-source.ts'
import { boardSettingsMessages } from './board-settings.messages.ts'
import css from './Boards.module.css'
import { BoardList, useCreateButton } from './BoardsScreen.tsx'

/** The boards of one class in its settings. */
export const ClassBoardsScreen = () => (
  <OfClass>
    <ClassBoards />
  </OfClass>
)

export const ClassBoardRegisterScreen = () => (
  <OfClass>
    <BoardRegisterScreen />
  </OfClass>
)

export const ClassBoardChangeScreen = () => (
  <OfClass>
    <BoardEditScreen />
  </OfClass>
)

function OfClass({ children }: { children: ReactNode }) {
  const courseSeq = useSeq('courseSeq')
  const source = useMemo(() => boardsOfClass(courseSeq), [courseSeq])
  return <BoardSourceContext value={source}>{children}</BoardSourceContext>
}

function ClassBoards() {
  const t = useMessages(boardSettingsMessages)
  const create = useCreateButton()
  const hasBoards = (useBoardsIn(useSeq('courseSeq')).data?.list.length ?? 0) > 0
  return (
    <>
      <div className={css.head}>
        <SectionHead title={t('title')} sub={t('classSub')} />
        {hasBoards && create}
      </div>
      <BoardList />
      {hasBoards && <ClassBoardReports />}
    </>
  )
}
