import type { Metadata } from 'next'
import { accountPath, linkTo } from '@/components/account/paths'
import { ContentTemplate } from '@/components/templates/content'
import { ButtonLink } from '@/components/ui/button'
import { metadataOf } from '@/server/content'
import { pageOfBlocks } from '@/server/page-of-blocks'
import type { PageParams } from '@/server/visit'
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
