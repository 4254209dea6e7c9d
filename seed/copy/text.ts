/** What one product page says in one language. Lengths: headline ≤ 60 characters, meta_title 14 to 49 columns (« · Tidemark» follows), meta_description ≤ 155. */
export type PageText = {
  headline: string
  /** One sentence under the headline: what it does for me. */
  promise: string
  steps: [Passage, Passage, Passage]
  /** Four to seven. */
  features: Passage[]
  /** Three to seven. */
  questions: { question: string; answer: string }[]
  meta_title: string
  meta_description: string
}

type Passage = { title: string; text: string }

/** Texts by route. */
export type PageTexts = Record<string, PageText>
