import type { Metadata } from 'next'
import { accountPath, linkTo } from '@/components/account/frame/paths'
import { ContentTemplate } from '@/components/templates/content'
import { ButtonLink } from '@/components/ui/button'
import { type PageOfBlocks, pageOfBlocks } from '@/server/catalogue/page-of-blocks'
import { metadataOf } from '@/server/content/metadata'
import type { PageParams } from '@/server/request/visit'
import { translator } from '@/site/messages'
import { postPage } from '../post-page'

type Props = { params: Promise<PageParams> }

const shownBy = ({ params }: Props) => pageOfBlocks(params, 'thanks_for_installing')

const head = ({ content }: PageOfBlocks): Metadata => metadataOf(content)

function body(shown: PageOfBlocks) {
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

const { generateMetadata, Page } = postPage({ shownBy, head, body })

export { generateMetadata }
export default Page
