import type { Metadata } from 'next'
import { accountPath, linkTo } from '@/components/account/frame/paths'
import { ContentTemplate } from '@/components/templates/content'
import { ButtonLink } from '@/components/ui/button'
import { pageOfBlocks } from '@/server/catalogue/page-of-blocks'
import { metadataOf } from '@/server/content/metadata'
import type { PageParams } from '@/server/request/visit'
import { translator } from '@/site/messages'

type Props = { params: Promise<PageParams> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataOf((await pageOfBlocks(params, 'thanks_for_installing')).content)
}

export default async function ThanksForInstalling({ params }: Props) {
  const shown = await pageOfBlocks(params, 'thanks_for_installing')
  const { visit } = shown
  const t = translator(visit.locale, 'common')
  return (
    <ContentTemplate {...shown}>
      <div className="flex flex-wrap gap-4">
        {visit.loggedIn ? (
          <ButtonLink href={accountPath(visit)}>{t('nav.account')}</ButtonLink>
        ) : (
          <>
            <ButtonLink href={linkTo('login', visit)}>{t('nav.signIn')}</ButtonLink>
            <ButtonLink href={linkTo('register', visit)} kind="secondary">
              {t('nav.register')}
            </ButtonLink>
          </>
        )}
      </div>
    </ContentTemplate>
  )
}
