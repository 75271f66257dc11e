import { useMessages } from '../../../platform/words/use-messages.ts'
import { Button, type ButtonProps } from '../../../ui/Button.tsx'
import { classExtraMessages } from './class-extras.messages.ts'
import { kindMessages } from './course-kind.messages.ts'

interface ExternalLinkProps extends Pick<ButtonProps, 'size' | 'wide' | 'variant'> {
  /** The address of a class that takes place on another site. */
  url: string
  /** Distinguishes this link from others beside it. */
  title?: string
  says?: string | undefined
}

/** A link to a class on another site, in a new window. */
export function ExternalLink({ url, title, says, ...look }: ExternalLinkProps) {
  const t = useMessages(kindMessages)
  const opensNew = useMessages(classExtraMessages)('opensNew')
  const label = title === undefined ? undefined : `${t('openOf', { title })} ${opensNew}`
  return (
    <Button {...look} href={url} newTab label={label}>
      {says || t('open')}
      {title === undefined && <span className="visually-hidden"> {opensNew}</span>}
    </Button>
  )
}
