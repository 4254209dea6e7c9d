import { headers } from 'next/headers'

type Props = {
  text: string
  /** Whether it runs before everything else the page fetches (page-cache/first-script.ts). */
  isFirst?: boolean
}

/** Besides these and the renderer's own, no inline script runs. */
export async function InlineScript({ text, isFirst = false }: Props) {
  const nonce = await markOfPage()
  const __html = text.replaceAll('</', String.raw`<\/`)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the texts are our own, and no tag in them can end the element
  return <script {...(isFirst && { 'data-first': '' })} nonce={nonce} dangerouslySetInnerHTML={{ __html }} />
}

/** The page's CSP nonce, from where Next reads it too; none in development. */
async function markOfPage(): Promise<string | undefined> {
  const asked = (await headers()).get('content-security-policy') ?? ''
  return /'nonce-([\w-]+)'/.exec(asked)?.[1]
}
