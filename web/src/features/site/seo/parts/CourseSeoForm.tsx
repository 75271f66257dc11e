import { useState } from 'react'
import { AskFirst } from '../../../../platform/AskFirst.tsx'
import { isRefusal } from '../../../../platform/call.ts'
import { useDraft } from '../../../../platform/draft.tsx'
import { useSession } from '../../../../platform/session.tsx'
import { useChannel } from '../../../../platform/site.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { DraftBar } from '../../../../platform/management/DraftBar.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { PageHead } from '../../../../ui/SectionHead.tsx'
import { previewed } from '../seo-preview.ts'
import { useClearCourseSeo, useSaveCourseSeo, type CourseSeo, type Setting } from '../seo.api.ts'
import { seoMessages } from '../seo.messages.ts'
import { Previews } from './Previews.tsx'
import { SeoFields } from './SeoFields.tsx'
import css from './seo-layout.module.css'

const nothingWritten: Setting = {
  title: '',
  description: '',
  keywords: '',
  ogTitle: '',
  ogDescription: '',
  ogImageFileSeq: null,
  ogImage: null,
  noIndex: false,
  noFollow: false,
}

export function CourseSeoForm({ course }: { course: CourseSeo }) {
  const t = useMessages(seoMessages)
  const { name, noIndex } = useChannel()
  const { can } = useSession()
  const save = useSaveCourseSeo(course.courseSeq)
  const { draft, changed, change, revert, adopt } = useDraft(course.seo ?? nothingWritten)
  const refused = isRefusal(save.error) ? save.error : null
  const isOwner = can('SITE_SEO_UPDATE')
  const submit = () => {
    const { ogImage: _, ...body } = draft
    save.run({ body }).then(
      () => {
        adopt(draft)
        toast({ text: t('saved'), tone: 'ok' })
      },
      // The save bar shows the error.
      () => null,
    )
  }
  const instead = { title: course.title, description: course.summary, image: course.imageUrl }
  const path = `/classes/${course.courseSeq}`
  const page = { ...instead, siteName: name, isSite: false, path, isSiteHidden: noIndex }
  return (
    <>
      <PageHead
        title={course.title}
        sub={course.seo ? undefined : t('begin')}
        actions={
          <>
            <Button variant="outline" href="/settings/seo?shelf=classes">
              {t('back')}
            </Button>
            {course.seo && isOwner && <Clear course={course} />}
          </>
        }
      />
      {!isOwner && (
        <div className={css.lead}>
          <Notice tone="info">{t('readOnly')}</Notice>
        </div>
      )}
      <div className={css.grid}>
        <div>
          <SeoFields
            draft={draft}
            change={change}
            errorOf={(field) => refused?.fields[field]}
            instead={instead}
            kind="course"
            isSiteHidden={noIndex}
          />
        </div>
        <Previews of={previewed(draft, page)} />
      </div>
      {isOwner && (
        <DraftBar
          changes={changed.filter((key) => key !== 'ogImage').length}
          error={refused?.message}
          isSaving={save.isRunning}
          onSave={submit}
          onRevert={() => {
            save.reset()
            revert()
          }}
        />
      )}
    </>
  )
}

/** Resets the class to the texts of the site. */
function Clear({ course }: { course: CourseSeo }) {
  const t = useMessages(seoMessages)
  const [isAsking, setAsking] = useState(false)
  const { run } = useClearCourseSeo(course.courseSeq)
  return (
    <>
      <Button variant="subtle" onPress={() => setAsking(true)}>
        {t('clear')}
      </Button>
      {isAsking && (
        <AskFirst
          title={t('clearTitle')}
          okLabel={t('clear')}
          cancelLabel={t('keep')}
          deed={() => run({}).then(() => t('cleared'))}
          failed={t('failed')}
          onClose={() => setAsking(false)}
        >
          {t('clearText')}
        </AskFirst>
      )}
    </>
  )
}
