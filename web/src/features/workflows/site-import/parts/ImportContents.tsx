import { formatBytes } from 'contract/values/bytes'
import { useSite } from '../../../../platform/site.tsx'
import { formatMoment } from '../../../../platform/time.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Card } from '../../../../ui/Card.tsx'
import { KV, KVList } from '../../../../ui/KV.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import type { SiteImport } from '../site-import.api.ts'
import { siteImportMessages } from '../site-import.messages.ts'
import css from './site-import.module.css'

type Contents = NonNullable<SiteImport['contents']>

/** What is in the archive, and what stands against it here. */
export function ImportContents({ contents, space }: { contents: Contents; space: SiteImport['space'] }) {
  const t = useMessages(siteImportMessages)
  const { language } = useSite()
  const rowsOf = (table: string) => contents.tables.find(({ name }) => name === table)?.rows ?? 0
  const { address, version, createdAt, people, rows, rowBytes, files, fileBytes } = contents
  return (
    <Card pad="lg" as="section" label={t('contents')}>
      <h2 className={css.title}>{t('contents')}</h2>
      <KVList>
        <KV k={t('address')} v={address} />
        <KV k={t('madeBy')} v={t('version', { version })} />
        <KV k={t('madeAt')} v={formatMoment(createdAt, language, { withYear: true })} />
        <KV k={t('people')} v={t('countPeople', { count: people })} />
        <KV k={t('courses')} v={t('count', { count: rowsOf('courses') })} />
        <KV k={t('orders')} v={t('countOrders', { count: rowsOf('orders') })} />
        <KV k={t('rows')} v={t('countAndSize', { count: rows, size: formatBytes(rowBytes) })} />
        <KV k={t('files')} v={t('countAndSize', { count: files, size: formatBytes(fileBytes) })} />
      </KVList>
      <Against contents={contents} space={space} />
    </Card>
  )
}

function Against({ contents, space }: { contents: Contents; space: SiteImport['space'] }) {
  const t = useMessages(siteImportMessages)
  const { address, newAddress, peopleHere } = contents
  const isFull = space !== null && space.free < space.needed
  if (space === null) return null
  return (
    <div className={css.against}>
      <h3>{t('against')}</h3>
      {isFull && (
        <Notice tone="error">
          {t('noSpace', { needed: formatBytes(space.needed), free: formatBytes(space.free) })}
        </Notice>
      )}
      {address !== newAddress && <Notice tone="soon">{t('addressTaken', { address, newAddress })}</Notice>}
      {peopleHere > 0 && <Notice tone="soon">{t('peopleHere', { count: peopleHere })}</Notice>}
      {!isFull && address === newAddress && peopleHere === 0 && <Notice tone="ok">{t('nothing')}</Notice>}
      {!isFull && (
        <p className={css.hint}>
          {t('space', { needed: formatBytes(space.needed), free: formatBytes(space.free) })}
        </p>
      )}
    </div>
  )
}
