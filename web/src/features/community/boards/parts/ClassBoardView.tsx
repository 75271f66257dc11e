import type { ReactNode } from 'react'
import type { CourseSeq } from 'contract/values/ids'
import { loginPath, useCurrentPath } from '../../../../platform/address.ts'
import { isRefusal } from '../../../../platform/call.ts'
import { Head } from '../../../../platform/Head.tsx'
import { QueryView } from '../../../../platform/QueryView.tsx'
import { useSession } from '../../../../platform/session.tsx'
import { NotFoundPage } from '../../../../platform/WentWrong.tsx'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Empty } from '../../../../ui/Empty.tsx'
import css from '../boards.module.css'
import { classBoardMessages } from '../class-boards.messages.ts'
import { NoSuchPost } from './PostPage.tsx'

interface ClassBoardViewProps<Data> {
  courseSeq: CourseSeq
  of: { data: Data | undefined; error: Error | null; refetch: () => unknown }
  isWide?: boolean
  children: (data: Data) => ReactNode
}

/** A page of the boards of a class: its content, or why the reader does not see it. */
export function ClassBoardView<Data>({ courseSeq, of, isWide = false, children }: ClassBoardViewProps<Data>) {
  const t = useMessages(classBoardMessages)
  const { data, error } = of
  const isWaiting = data === undefined && !isRefusal(error, 'NOT_ALLOWED', 'NOT_FOUND')
  if (isRefusal(error, 'CLASS_NOT_FOUND', 'CLASS_GONE')) return <NotFoundPage />
  return (
    <main id="main" className={`wrap ${isWide ? css.page : css.narrow}`}>
      {isWaiting && <Head title={t('boards')} isPrivate />}
      {isRefusal(error, 'NOT_ALLOWED') ? (
        <NotAdmitted courseSeq={courseSeq} title={error.message} text={t('noAccessText')} />
      ) : isRefusal(error, 'NOT_FOUND') ? (
        <NoSuchPost list={`/classes/${courseSeq}/board`} />
      ) : (
        <QueryView of={of} words={{ failed: t('failed'), retry: t('retry') }} lines={8}>
          {children}
        </QueryView>
      )}
    </main>
  )
}

interface NotAdmittedProps {
  courseSeq: CourseSeq
  title: string
  text: string
}
function NotAdmitted({ courseSeq, title, text }: NotAdmittedProps) {
  const t = useMessages(classBoardMessages)
  const { state } = useSession()
  const here = useCurrentPath()
  return (
    <>
      <Head title={title} isPrivate />
      <Empty
        isPage
        spot="wait"
        title={title}
        text={text}
        action={
          state === 'visitor' ? (
            <Button href={loginPath(here)}>{t('signIn')}</Button>
          ) : (
            <Button href={`/classes/${courseSeq}`}>{t('toClass')}</Button>
          )
        }
      />
    </>
  )
}

/** For a class without a board that the reader may read. */
export function NoClassBoard({ courseSeq }: { courseSeq: CourseSeq }) {
  const t = useMessages(classBoardMessages)
  return <NotAdmitted courseSeq={courseSeq} title={t('none')} text={t('noneText')} />
}
