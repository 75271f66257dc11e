import { IconLock } from '@tabler/icons-react'
import { listMaterials } from 'contract/classroom'
import type { CourseSeq } from 'contract/values'
import { messageOf } from '../../../platform/call.ts'
import { useEndpoint } from '../../../platform/endpoint.ts'
import { useWords } from '../../../platform/words/use-words.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { Empty } from '../../../ui/Empty.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import { SkeletonText } from '../../../ui/Skeleton.tsx'
import { materialWords } from '../materials.words.ts'
import { Files } from './Files.tsx'
import css from './Files.module.css'

/** Every file of the class in one place, under the lessons that hand it out. */
export function Library({ courseSeq, onGo }: { courseSeq: CourseSeq; onGo: () => void }) {
  const t = useWords(materialWords)
  const { data, error, refetch } = useEndpoint(listMaterials, { courseSeq })
  if (error)
    return (
      <ErrorNote
        compact
        title={messageOf(error, t('failed'))}
        retry={{ label: t('retry'), onPress: () => void refetch() }}
      />
    )
  if (!data) return <SkeletonText lines={6} />
  if (data.list.length === 0) return <Empty title={t('empty')} text={t('emptyText')} />
  return (
    <>
      {data.list.map(({ curriculumSeq, title, isOpen, files, pdfSecurityYn }) => (
        <section key={curriculumSeq} className={css.group}>
          <h3>
            <Anchor
              href={`/classes/${courseSeq}/classroom/${curriculumSeq}`}
              aria-label={t('goTo', { title })}
              onClick={onGo}
            >
              {title}
            </Anchor>
          </h3>
          {isOpen ? (
            <Files place={{ courseSeq, curriculumSeq }} files={files} pdfSecurityYn={pdfSecurityYn} />
          ) : (
            <p className={css.locked}>
              <IconLock size={16} aria-hidden /> {t('locked')} · {t('files', { count: files.length })}
            </p>
          )}
        </section>
      ))}
    </>
  )
}
