import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { PushPrompt } from './push-prompt'

type Props = {
  visit: Visit
  /** Undefined where the shop sends no push messages. */
  serverKey: string | undefined
  isAsking: boolean
}

/** Push messages are for visitors, and staff in a preview are none. */
export function Push({ visit, serverKey, isAsking }: Props) {
  if (visit.preview || serverKey === undefined) return null
  const t = translator(visit.locale, 'push')
  return (
    <PushPrompt
      locale={visit.locale}
      serverKey={serverKey}
      isAsking={isAsking}
      texts={{
        title: t('title'),
        text: t('text'),
        howOften: t('howOften', { settings: translator(visit.locale, 'common')('footer.cookieSettings') }),
        yes: t('yes'),
        later: t('later'),
        done: t('done'),
        failed: t('failed'),
        close: t('close'),
      }}
    />
  )
}
