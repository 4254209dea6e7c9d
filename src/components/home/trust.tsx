import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { Icon } from '../ui/icon'
import { Section } from '../ui/section'

const FACTS = ['why', 'owned', 'billing', 'deadline'] as const

/** Names nothing that the shop does not do. */
export function Trust({ locale }: { locale: Locale }) {
  const t = translator(locale, 'home')
  return (
    <Section title={t('trust.title')}>
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {FACTS.map(fact => (
          <li key={fact} className="grid grid-cols-[auto_1fr] content-start gap-x-3 gap-y-1">
            <Icon name="check" className="mt-1 text-accent" />
            <h3 className="text-lg">{t(`trust.${fact}.title`)}</h3>
            <p className="col-start-2 max-w-text text-muted">{t(`trust.${fact}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
