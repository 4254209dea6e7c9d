import { RichText } from '../content/rich-text'
import type { BlockProps } from './block'
import { BlockSection } from './block-section'

export function TextBlock({
  block: { title, body },
  visit: { site, locale, at },
  items,
}: BlockProps<'text'>) {
  return (
    <BlockSection title={title}>
      <RichText data={body} {...{ site, locale, at, items }} />
    </BlockSection>
  )
}
