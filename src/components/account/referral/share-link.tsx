'use client'

import type { ShareChannel } from '@/site/share-channels'
import { useApiBases } from '../../api/bases'
import { askApi } from '../../api/client'
import { ButtonLink } from '../../ui/button'
import { CopyButton } from '../../ui/copy-button'

type Props = { link: string; mailto: string; words: { copy: string; copied: string; mail: string } }

/** Two ways to share a link, each counted. Without a script the email one still works. */
export function ShareLink({ link, mailto, words }: Props) {
  const bases = useApiBases()
  const count = (channel: ShareChannel) => void askApi(bases, 'share_copy', { channel })
  return (
    <div className="flex flex-wrap gap-3">
      <CopyButton
        text={link}
        label={words.copy}
        copy={words.copy}
        copied={words.copied}
        onCopy={() => count('link')}
      />
      <ButtonLink kind="secondary" href={mailto} onClick={() => count('mail')}>
        {words.mail}
      </ButtonLink>
    </div>
  )
}
