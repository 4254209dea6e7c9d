import type { AnnouncedCampaign } from '@/server/campaigns/campaign-news'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { Icon } from '../ui/icon'

export function CampaignBar({ campaign, locale }: { campaign: AnnouncedCampaign; locale: Locale }) {
  const t = translator(locale, 'layout')
  return (
    <aside aria-label={t('campaign')} className="bg-mark-soft px-4">
      <p className="mx-auto flex min-h-11 max-w-wide flex-wrap items-center justify-center gap-x-4 py-1 text-center text-sm max-sm:flex-col">
        <span lang={campaign.lang} className="hidden sm:inline">
          {campaign.name}
        </span>
        <strong lang={campaign.benefit.lang} className="font-semibold">
          {campaign.benefit.text}
        </strong>
        <a
          href={campaign.href}
          className="inline-flex min-h-6 items-center gap-1 font-semibold text-mark underline-offset-4 hover:underline"
        >
          {t('seeCampaign')}
          <Icon name="arrow" className="size-4" />
        </a>
      </p>
    </aside>
  )
}
