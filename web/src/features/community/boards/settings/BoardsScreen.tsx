import { IconDots, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { SiteBoard } from 'contract/community/boards/schemas'
import type { LevelSeq } from 'contract/values/ids'
import { AskFirst } from '../../../../platform/AskFirst.tsx'
import { messageOf } from '../../../../platform/call.ts'
import { Head } from '../../../../platform/Head.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Anchor } from '../../../../ui/Anchor.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { DataTable, type Column } from '../../../../ui/DataTable.tsx'
import { Empty } from '../../../../ui/Empty.tsx'
import { Menu, type MenuItem } from '../../../../ui/layers/Menu.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { MoveButtons } from '../../../../ui/MoveButtons.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { PageHead } from '../../../../ui/SectionHead.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import { boardPaths } from '../board-paths.ts'
import { Unanswered } from '../parts/Unanswered.tsx'
import { kindNames } from './board-draft.ts'
import {
  pageOf,
  useSiteBoards,
  useBoardSource,
  useMay,
  useOrderBoards,
  useRemoveBoard,
} from './board-source.ts'
import { BoardsAnswer } from './BoardsAnswer.tsx'
import { boardLevelMessages } from './board-levels.messages.ts'
import { boardSettingsMessages } from './board-settings.messages.ts'
import css from './Boards.module.css'
import { useBoardLevels } from './use-board-levels.ts'

/** The boards of the site in their order. */
export function BoardsScreen() {
  const t = useMessages(boardSettingsMessages)
  const count = useSiteBoards().data?.list.length
  const create = useCreateButton()
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead
        title={t('title')}
        count={count === undefined ? undefined : t('count', { count })}
        sub={t('sub')}
        actions={count ? create : undefined}
      />
      <BoardList />
    </>
  )
}

/** A button for a new board, for those who may make one. */
export function useCreateButton() {
  const t = useMessages(boardSettingsMessages)
  const { home } = useBoardSource()
  const { create } = useMay()
  if (!create) return undefined
  return (
    <Button icon={<IconPlus size={18} />} href={`${home}/register`}>
      {t('create')}
    </Button>
  )
}

/** The boards of the site or of a class. */
export function BoardList() {
  const t = useMessages(boardSettingsMessages)
  const source = useBoardSource()
  const create = useCreateButton()
  return (
    <BoardsAnswer>
      {({ list }) =>
        list.length === 0 ? (
          <Empty
            title={t('empty')}
            text={t(source.courseSeq === null ? 'emptyText' : 'classEmptyText')}
            action={create}
          />
        ) : (
          <Card pad="none">
            <BoardTable boards={list} />
          </Card>
        )
      }
    </BoardsAnswer>
  )
}

function BoardTable({ boards }: { boards: SiteBoard[] }) {
  const t = useMessages(boardSettingsMessages)
  const [removing, setRemoving] = useState<SiteBoard | null>(null)
  const columns = useColumns(boards, setRemoving)
  const words = useMessages(boardLevelMessages)
  const { isGone } = useBoardLevels()
  const isAnyGone = boards.some(
    ({ readLevelSeq, writeLevelSeq }) => isGone(readLevelSeq) || isGone(writeLevelSeq),
  )
  return (
    <>
      {isAnyGone && (
        <div className={css.gone}>
          <Notice tone="soon">{words('goneList')}</Notice>
        </div>
      )}
      <DataTable label={t('title')} columns={columns} rows={boards} keyOf={({ boardSeq }) => boardSeq} />
      {removing && <RemoveBoard board={removing} onClose={() => setRemoving(null)} />}
    </>
  )
}

interface LevelCellProps {
  levels: ReturnType<typeof useBoardLevels>
  levelSeq: LevelSeq
}
/** The level from which on members read or write. */
const LevelCell = ({ levels, levelSeq }: LevelCellProps) =>
  levels.isGone(levelSeq) ? <Kind tone="soon">{levels.phraseOf(levelSeq)}</Kind> : levels.phraseOf(levelSeq)

function useColumns(boards: SiteBoard[], onRemove: (board: SiteBoard) => void): Column<SiteBoard>[] {
  const t = useMessages(boardSettingsMessages)
  const levels = useBoardLevels()
  const source = useBoardSource()
  const may = useMay()
  const itemsOf = useBoardItems(onRemove)
  const columns: Column<SiteBoard>[] = [
    {
      key: 'name',
      head: t('name'),
      cell: ({ boardSeq, title }) => (
        <span className={css.name}>
          {may.update ? <Anchor href={`${source.home}/${boardSeq}/edit`}>{title}</Anchor> : <b>{title}</b>}
          {source.courseSeq === null && <small>{pageOf(source, boardSeq)}</small>}
        </span>
      ),
      bare: true,
    },
    {
      key: 'kind',
      head: t('kind'),
      cell: ({ boardSeq, boardTypeCd, unansweredCount }) => (
        <span className={css.kinds}>
          {t(kindNames[boardTypeCd])}
          {unansweredCount !== null && unansweredCount > 0 && (
            <Anchor href={boardPaths({ ...source, boardSeq }).unanswered}>
              <Unanswered count={unansweredCount} />
            </Anchor>
          )}
        </span>
      ),
    },
    {
      key: 'readers',
      head: t('readers'),
      cell: ({ readAudience, readLevelSeq }) =>
        readLevelSeq === null ? t(readAudience) : <LevelCell levels={levels} levelSeq={readLevelSeq} />,
    },
    {
      key: 'writers',
      head: t('writers'),
      cell: ({ writeAudience, readLevelSeq, writeLevelSeq }) =>
        writeLevelSeq === null ? (
          t(
            writeAudience === 'MBR' && (source.courseSeq !== null || readLevelSeq !== null)
              ? 'classWriters'
              : writeAudience,
          )
        ) : (
          <LevelCell levels={levels} levelSeq={writeLevelSeq} />
        ),
    },
    {
      key: 'state',
      head: t('state'),
      cell: ({ isHidden }) => (
        <Kind tone={isHidden ? 'plain' : 'ok'}>{t(isHidden ? 'hidden' : 'shown')}</Kind>
      ),
    },
    {
      key: 'order',
      head: t('order'),
      cell: (board) => <Order boards={boards} board={board} />,
    },
    {
      key: 'actions',
      head: t('actions'),
      cell: (board) => (
        <Menu
          label={t('actionsOf', { name: board.title })}
          icon={<IconDots size={18} />}
          items={itemsOf(board)}
        />
      ),
      bare: true,
      corner: true,
      width: 64,
    },
  ]
  return may.update ? columns : columns.filter(({ key }) => key !== 'order')
}

function Order({ boards, board }: { boards: SiteBoard[]; board: SiteBoard }) {
  const t = useMessages(boardSettingsMessages)
  const order = useOrderBoards()
  const name = board.title
  const store = (rows: SiteBoard[]) =>
    void order(rows.map(({ boardSeq }) => boardSeq)).then(
      () => toast({ text: t('ordered'), tone: 'ok' }),
      (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' }),
    )
  return (
    <span className={css.order}>
      <MoveButtons
        rows={boards}
        at={boards.indexOf(board)}
        upLabel={t('up', { name })}
        downLabel={t('down', { name })}
        onMove={store}
      />
    </span>
  )
}

function useBoardItems(onRemove: (board: SiteBoard) => void) {
  const t = useMessages(boardSettingsMessages)
  const source = useBoardSource()
  const may = useMay()
  return (board: SiteBoard): MenuItem[] => {
    const { boardSeq } = board
    const items: MenuItem[] = [
      { key: 'view', label: t('view'), href: pageOf(source, boardSeq), newTab: true },
    ]
    if (may.update) items.unshift({ key: 'edit', label: t('edit'), href: `${source.home}/${boardSeq}/edit` })
    if (may.remove)
      items.push({ key: 'remove', label: t('remove'), danger: true, onPress: () => onRemove(board) })
    return items
  }
}

function RemoveBoard({ board: { boardSeq, title }, onClose }: { board: SiteBoard; onClose: () => void }) {
  const t = useMessages(boardSettingsMessages)
  const remove = useRemoveBoard()
  return (
    <AskFirst
      title={t('removeTitle', { name: title })}
      okLabel={t('remove')}
      cancelLabel={t('keep')}
      danger
      deed={() => remove(boardSeq).then(() => t('removed'))}
      failed={t('failed')}
      onClose={onClose}
    >
      {t('removeText')}
    </AskFirst>
  )
}
