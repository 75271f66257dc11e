import { IconDownload, IconPhotoOff } from '@tabler/icons-react'
import type { BoardPicture, BoardPost } from 'contract/community/boards/schemas'
import type { DocumentRow } from 'contract/system/files/schemas'
import { messageOf } from '../../../../platform/call.ts'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { toast } from '../../../../ui/layers/toast.ts'
import { DocumentLine } from '../../../system/files/DocumentLine.tsx'
import { documentMessages } from '../../../system/files/documents.messages.ts'
import { ExpiringImage } from '../../../system/files/ExpiringImage.tsx'
import { goToFile } from '../../../system/files/go-to-file.ts'
import { useBoardPostDeeds, useFreshPost, type PostRef } from '../boards.api.ts'
import { boardPostMessages } from '../boards.messages.ts'
import css from '../boards.module.css'

interface AttachedProps {
  post: Pick<BoardPost, 'pictures' | 'files'>
  postRef: PostRef
}

/** The pictures of a post below its text, and its files for downloading. */
export function Attached({ post: { pictures, files }, postRef }: AttachedProps) {
  const t = useMessages(boardPostMessages)
  return (
    <>
      {pictures.length > 0 && (
        <ul className={css.pictures} aria-label={t('pictures')}>
          {pictures.map((picture, at) => (
            <li key={picture.fileSeq}>
              <PostPicture
                picture={picture}
                alt={picture.altText || t('picture', { at: at + 1, count: pictures.length })}
              />
            </li>
          ))}
        </ul>
      )}
      {files.length > 0 && <FileList files={files} postRef={postRef} />}
    </>
  )
}

function PostPicture({ picture: { variants }, alt }: { picture: BoardPicture; alt: string }) {
  const t = useMessages(boardPostMessages)
  const refresh = useFreshPost()
  return (
    <ExpiringImage variants={variants} sizes="(max-width: 800px) 100vw, 760px" alt={alt} refresh={refresh}>
      <p className={css.lost}>
        <IconPhotoOff size={22} aria-hidden /> {t('pictureLost')}
      </p>
    </ExpiringImage>
  )
}

function FileList({ files, postRef }: { files: readonly DocumentRow[]; postRef: PostRef }) {
  const t = useMessages(boardPostMessages)
  const word = useMessages(documentMessages)
  const { openFile } = useBoardPostDeeds(postRef)
  const open = ({ fileSeq }: DocumentRow) =>
    void openFile.run({ fileSeq }).then(
      ({ url }) => goToFile(url),
      (error: unknown) => toast({ text: messageOf(error, word('downloadFailed')), tone: 'error' }),
    )
  return (
    <section className={css.files}>
      <h2>{t('files')}</h2>
      <ul>
        {files.map((file) => (
          <li key={file.fileSeq}>
            <DocumentLine name={file.originFileName} contentType={file.contentType} fileSize={file.fileSize}>
              <IconButton
                size={44}
                label={word('download', { name: file.originFileName })}
                icon={<IconDownload size={20} aria-hidden />}
                onPress={() => open(file)}
              />
            </DocumentLine>
          </li>
        ))}
      </ul>
    </section>
  )
}
