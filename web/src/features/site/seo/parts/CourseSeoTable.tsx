import { useChannel } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Art } from '../../../../ui/art/Art.tsx'
import { Picture } from '../../../../ui/Picture.tsx'
import { artOf } from '../../../../ui/art/art-of.ts'
import { Button } from '../../../../ui/Button.tsx'
import { DataTable, type Column } from '../../../../ui/DataTable.tsx'
import { Kind } from '../../../../ui/Tag.tsx'
import type { CourseSeo } from '../seo.api.ts'
import { seoMessages } from '../seo.messages.ts'
import css from './seo-layout.module.css'

export function CourseSeoTable({ courses }: { courses: CourseSeo[] }) {
  const t = useMessages(seoMessages)
  const { noIndex } = useChannel()
  const columns: Column<CourseSeo>[] = [
    {
      key: 'class',
      head: t('class'),
      cell: ({ title, imageUrl, courseSeq }) => (
        <span className={css.name}>
          <Picture src={imageUrl} loading="lazy" instead={<Art {...artOf(courseSeq)} />} />
          <span>{title}</span>
        </span>
      ),
      bare: true,
    },
    {
      key: 'state',
      head: t('state'),
      cell: ({ seo }) => {
        const isHidden = noIndex || (seo?.noIndex ?? false)
        return (
          <span className={css.kinds}>
            <Kind tone={isHidden ? 'soon' : 'ok'}>{t(isHidden ? 'hidden' : 'shown')}</Kind>
            <Kind tone={seo ? 'brand' : 'plain'}>{t(seo ? 'own' : 'asSite')}</Kind>
          </span>
        )
      },
      width: 240,
    },
    {
      key: 'actions',
      head: t('actions'),
      cell: ({ courseSeq, title }) => (
        <Button
          size="sm"
          variant="outline"
          href={`/settings/seo/classes/${courseSeq}`}
          label={t('edit', { name: title })}
        >
          {t('editShort')}
        </Button>
      ),
      end: true,
      bare: true,
      width: 120,
    },
  ]
  return (
    <DataTable label={t('classes')} columns={columns} rows={courses} keyOf={({ courseSeq }) => courseSeq} />
  )
}
