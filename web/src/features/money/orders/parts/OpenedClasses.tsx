import { IconChevronRight } from '@tabler/icons-react'
import type { PackageOrderClass } from 'contract/money/orders/schemas'
import { useMessages } from '../../../../platform/words/use-messages.ts'
import { Anchor } from '../../../../ui/Anchor.tsx'
import { Art } from '../../../../ui/art/Art.tsx'
import { artOf } from '../../../../ui/art/art-of.ts'
import { Picture } from '../../../../ui/Picture.tsx'
import { packageOrderMessages } from '../package-orders.messages.ts'
import css from './OpenedClasses.module.css'

/** What a package opened: each class with the way into its classroom. */
export function OpenedClasses({ classes }: { classes: readonly PackageOrderClass[] }) {
  const t = useMessages(packageOrderMessages)
  return (
    <section className={`${css.opened} no-print`} aria-label={t('opened')}>
      <h2>{t('opened')}</h2>
      <ul>
        {classes.map(({ courseSeq, title, imageUrl }) => (
          <li key={courseSeq}>
            <Anchor href={`/classes/${courseSeq}/classroom/first`}>
              <Picture
                src={imageUrl}
                width={64}
                height={48}
                instead={
                  <span className={css.thumb}>
                    <Art {...artOf(courseSeq)} />
                  </span>
                }
              />
              <b>{title}</b>
              <span className={css.go}>
                {t('enter')} <IconChevronRight size={18} aria-hidden />
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}
