import { IconLock } from '@tabler/icons-react'
import { listMaterials } from 'contract/learning/lessons/api'
import type { Output } from 'contract/http/endpoint'
import type { CourseSeq } from 'contract/values/ids'
import { QueryView } from '../../../platform/QueryView.tsx'
import { useEndpoint } from '../../../platform/endpoint.ts'
import { useMessages } from '../../../platform/words/use-messages.ts'
import { Anchor } from '../../../ui/Anchor.tsx'
import { materialMessages } from './materials.messages.ts'
import { Files } from './Files.tsx'
import css from './Files.module.css'

/** All files of the class, grouped by lesson. */
export function Library({ courseSeq, onGo }: { courseSeq: CourseSeq; onGo: () => void }) {
  const t = useMessages(materialMessages)
  const words = { failed: t('failed'), retry: t('retry') }
  const empty = {
    title: t('empty'),
    text: t('emptyText'),
    isSo: ({ list }: Output<typeof listMaterials>) => list.length === 0,
  }
  return (
    <QueryView of={useEndpoint(listMaterials, { courseSeq })} words={words} empty={empty} lines={6}>
      {({ list }) => (
        <>
          {list.map(({ curriculumSeq, title, isOpen, files, pdfSecurityYn }) => (
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
                <Files lessonRef={{ courseSeq, curriculumSeq }} files={files} pdfSecurityYn={pdfSecurityYn} />
              ) : (
                <p className={css.locked}>
                  <IconLock size={16} aria-hidden /> {t('locked')} · {t('files', { count: files.length })}
                </p>
              )}
            </section>
          ))}
        </>
      )}
    </QueryView>
  )
}
