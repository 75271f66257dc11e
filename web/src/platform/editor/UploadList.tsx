import { Button } from '../../ui/Button.tsx'
import { ProgressBar } from '../../ui/Progress.tsx'
import type { PictureUploads } from './use-picture-uploads.ts'
import type { RichTextWords } from './words.ts'
import styles from './Writing.module.css'

/** Running and failed uploads. */
export function UploadList({ uploads, words }: { uploads: PictureUploads; words: RichTextWords }) {
  const { list } = uploads
  const waiting = list.filter(({ trouble }) => trouble === null)
  const failed = list.filter(({ trouble }) => trouble !== null)
  const percent = waiting.reduce((sum, one) => sum + one.percent, 0) / Math.max(1, waiting.length)
  if (list.length === 0) return null
  return (
    <div className={styles.uploads}>
      <p role="status">{waiting.length > 0 && words.sending(waiting.length)}</p>
      {waiting.length > 0 && (
        <ProgressBar value={percent} label={words.sending(waiting.length)} size="thin" />
      )}
      {failed.map((one) => (
        <div key={one.key} className={styles.failed} role="alert">
          <span>
            <b>{one.file.name}</b> {one.trouble || words.notSent}
          </span>
          <Button size="sm" variant="outline" onPress={() => uploads.again(one)}>
            {words.again}
          </Button>
          <Button size="sm" variant="subtle" onPress={() => uploads.remove(one.key)}>
            {words.remove}
          </Button>
        </div>
      ))}
    </div>
  )
}
