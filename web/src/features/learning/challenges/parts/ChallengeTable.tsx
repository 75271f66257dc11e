import { IconDots } from '@tabler/icons-react'
import type { ChallengeRow } from 'contract/learning/challenges/terms.schemas'
import { useGo } from '../../../../platform/address.ts'
import { useSession } from '../../../../platform/session.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Anchor } from '../../../../ui/Anchor.tsx'
import { DataTable } from '../../../../ui/DataTable.tsx'
import { Menu } from '../../../../ui/layers/Menu.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Kind } from '../../../../ui/Tag.tsx'
import { messageOf } from '../../../../platform/call.ts'
import { useCopy } from '../../../teaching/courses/settings/use-copy.ts'
import { useTrash } from '../../../teaching/courses/settings/use-trash.tsx'
import { challengeSettingsMessages } from '../challenges.messages.ts'
import { termTones, useTermTexts } from '../use-term-texts.ts'
import css from '../challenges.module.css'

export function ChallengeTable({ challenges }: { challenges: ChallengeRow[] }) {
  const t = useMessages(challengeSettingsMessages)
  const { nameOf, daysOf } = useTermTexts()
  const itemsOf = useRowMenu()
  return (
    <>
      <DataTable
        label={t('title')}
        rows={challenges}
        keyOf={({ courseSeq }) => courseSeq}
        columns={[
          {
            key: 'name',
            head: t('name'),
            bare: true,
            cell: ({ courseSeq, title }) => (
              <Anchor href={`/studio/${courseSeq}/challenge`} className={css.name}>
                {title}
              </Anchor>
            ),
          },
          { key: 'term', head: t('currentTerm'), cell: ({ term }) => nameOf(term) },
          {
            key: 'state',
            head: t('state'),
            cell: ({ term, state }) =>
              state === 'PUBLISHED' ? (
                <Kind tone={termTones[term.state]}>{t(term.state)}</Kind>
              ) : (
                <Kind>{t('DRAFT')}</Kind>
              ),
          },
          {
            key: 'period',
            head: t('period'),
            cell: ({ term }) => <span className="num">{daysOf(term)}</span>,
          },
          {
            key: 'people',
            head: t('people'),
            end: true,
            cell: ({ term: { acceptCnt, maxUserCount } }) =>
              maxUserCount === null
                ? t('peopleCount', { count: acceptCnt })
                : t('peopleOf', { count: acceptCnt, max: maxUserCount }),
          },
          {
            key: 'actions',
            head: t('actions'),
            bare: true,
            corner: true,
            width: 64,
            cell: (one) => (
              <Menu
                label={t('more', { name: one.title })}
                icon={<IconDots size={18} />}
                items={itemsOf.of(one)}
              />
            ),
          },
        ]}
      />
      {itemsOf.question}
    </>
  )
}

function useRowMenu() {
  const t = useMessages(challengeSettingsMessages)
  const { can } = useSession()
  const go = useGo()
  const { copy } = useCopy()
  const complain = (error: unknown) => toast({ text: messageOf(error, t('failed')), tone: 'error' })
  const trash = useTrash({ onGone: () => t('trashed'), onFailed: complain })
  const move = async (one: ChallengeRow) => {
    const said = await trash.move(one)
    if (said !== null) toast({ text: said, tone: 'ok' })
  }
  const of = (one: ChallengeRow) => [
    { key: 'run', label: t('manage'), onPress: () => go(`/studio/${one.courseSeq}/challenge`) },
    {
      key: 'detail',
      label: t('detail'),
      onPress: () => go(`/settings/challenge/detail?courseSeq=${one.courseSeq}`),
    },
    { key: 'settings', label: t('settings'), onPress: () => go(`/classes/${one.courseSeq}/settings`) },
    ...(can('CLASS_LIFECYCLE_COPY')
      ? [{ key: 'copy', label: t('copy'), onPress: () => copy(one.courseSeq) }]
      : []),
    ...(can('CLASS_LIFECYCLE_DELETE')
      ? [{ key: 'trash', label: t('trash'), danger: true, onPress: () => void move(one) }]
      : []),
  ]
  return { of, question: trash.question }
}
