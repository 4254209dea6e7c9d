import type { QuotationInText } from '@/payload-types'

export function QuotationOfText({ fields: { text, source } }: { fields: QuotationInText }) {
  return (
    <figure className="grid min-w-0 gap-2">
      <blockquote className="break-words whitespace-pre-line">{text}</blockquote>
      <figcaption className="ps-4 text-sm text-muted">— {source}</figcaption>
    </figure>
  )
}
