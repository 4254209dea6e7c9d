import {
  escapeDiffHTML,
  FieldDiffContainer,
  getHTMLDiffComponents,
  unescapeDiffHTML,
} from '@payloadcms/ui/rsc'
import type { FieldDiffServerProps, StaticLabel } from 'payload'

type Props = Pick<FieldDiffServerProps, 'i18n' | 'locale' | 'nestingLevel'> & {
  label: StaticLabel | false | undefined
  from: string
  to: string
}

/** A value of two versions, each as people read it. */
export function WrittenDiff({ label, from, to, i18n, locale, nestingLevel }: Props) {
  const told = (text: string) => `<p>${escapeDiffHTML(text)}</p>`
  const { From, To } = getHTMLDiffComponents({
    fromHTML: told(from),
    toHTML: told(to),
    postProcess: unescapeDiffHTML,
    tokenizeByCharacter: false,
  })
  return (
    <FieldDiffContainer
      className="text-diff"
      {...{ From, To, i18n, label: { label, locale }, nestingLevel }}
    />
  )
}
