import { useState } from 'react'
import type { ClassLikes } from 'contract/community/likes/schemas'
import { grouped } from 'contract/values/money'
import type { z } from 'zod'
import { Head } from '../../../platform/Head.tsx'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Answer } from '../../../platform/management/QueryState.tsx'
import { useListQuestion } from '../../../platform/management/list-query.ts'
import { useLastPage } from '../../../platform/management/use-last-page.ts'
import { ListPages } from '../../../platform/management/ListPages.tsx'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Art } from '../../../ui/art/Art.tsx'
import { artOf } from '../../../ui/art/art-of.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { PageHead } from '../../../ui/SectionHead.tsx'
import css from './ClassLikes.module.css'
import { useClassLikes } from './likes.api.ts'
import { likesMessages } from './likes.messages.ts'
import { LikersDialog } from './parts/LikersDialog.tsx'

type Liked = z.input<typeof ClassLikes>

/** The classes of the site by their number of likes, and the members who like them. */
export function ClassLikesScreen() {
  const t = useMessages(likesMessages)
  const { page, size, turn } = useListQuestion()
  const likes = useClassLikes({ page, size })
  useLastPage(likes.data, { page, size, ...turn })
  const [looking, setLooking] = useState<Liked | null>(null)
  return (
    <>
      <Head title={t('title')} isPrivate />
      <PageHead
        title={t('title')}
        count={likes.data && t('count', { count: likes.data.total })}
        sub={t('sub')}
      />
      <Answer of={likes}>
        {({ list, total }) =>
          list.length === 0 ? (
            <Empty title={t('empty')} text={t('emptyText')} />
          ) : (
            <>
              <Card pad="none">
                <LikesTable list={list} onLook={setLooking} />
              </Card>
              <ListPages page={page} size={size} total={total} {...turn} />
            </>
          )
        }
      </Answer>
      {looking && <LikersDialog of={looking} onClose={() => setLooking(null)} />}
    </>
  )
}

function LikesTable({ list, onLook }: { list: Liked[]; onLook: (liked: Liked) => void }) {
  const t = useMessages(likesMessages)
  return (
    <DataTable
      label={t('title')}
      rows={list}
      keyOf={({ courseSeq }) => courseSeq}
      columns={[
        {
          key: 'class',
          head: t('class'),
          cell: ({ courseSeq, title, imageUrl }) => (
            <Anchor href={`/classes/${courseSeq}`} className={css.class}>
              <i>
                <Picture src={imageUrl} instead={<Art {...artOf(courseSeq)} wide />} />
              </i>
              <b className="clamp2">{title}</b>
            </Anchor>
          ),
          bare: true,
        },
        {
          key: 'likes',
          head: t('likes'),
          cell: ({ likeCount }) => t('people', { count: grouped(likeCount) }),
          end: true,
        },
        {
          key: 'who',
          head: t('who'),
          cell: (liked) => (
            <Button
              size="sm"
              variant="outline"
              label={t('seeOf', { name: liked.title })}
              onPress={() => onLook(liked)}
            >
              {t('see')}
            </Button>
          ),
          end: true,
        },
      ]}
    />
  )
}
