import { useWords } from '../../../platform/words/use-words.ts'
import { Button, type ButtonProps } from '../../../ui/Button.tsx'
import { classExtraWords } from './class-extras.messages.ts'
import { kindWords } from './course-kind.messages.ts'

interface ExternalLinkProps extends Pick<ButtonProps, 'size' | 'wide' | 'variant'> {
  /** Where a class that takes place on another site is entered. */
  url: string
  /** Distinguishes the link where several are side by side. */
  title?: string
  says?: string | undefined
}

/** The link to a class on another site, in a new window. */
export function ExternalLink({ url, title, says, ...look }: ExternalLinkProps) {
  const t = useWords(kindWords)
  const opensNew = useWords(classExtraWords)('opensNew')
  const label = title === undefined ? undefined : `${t('openOf', { title })} ${opensNew}`
  return (
    <Button {...look} href={url} newTab label={label}>
      {says || t('open')}
      {title === undefined && <span className="visually-hidden"> {opensNew}</span>}
    </Button>
  )
}
