import { vapidKeys } from '../runtime/vapid'
import { pushLinkProblem } from './link-problem'
import type { PushState } from './message-terms'

type Problem = { code: string; path: string; sentence: string }
type Text = { language?: string | null; href?: string | null }

/** What is wrong with the texts of a message at `at` (ms); of one that is to be sent, also that the shop cannot. */
export async function pushProblems(texts: readonly Text[], state: PushState, at: number): Promise<Problem[]> {
  const languages = texts.map(({ language }) => language)
  const links = await Promise.all(
    texts.map(async ({ href }, place) => {
      const problem = href ? await pushLinkProblem(href, at) : null
      return problem && { ...problem, path: `words.${place}.href` }
    }),
  )
  const twice = languages.findIndex((language, place) => language && languages.indexOf(language) < place)
  return [
    ...links.filter(problem => problem !== null),
    ...(twice < 0
      ? []
      : [
          {
            code: 'language_twice',
            path: `words.${twice}.language`,
            sentence: 'A language can be written in once.',
          },
        ]),
    ...(state === 'scheduled' && !vapidKeys()
      ? [
          {
            code: 'no_key',
            path: 'state',
            sentence: 'This shop sends no push messages: VAPID_PRIVATE_KEY is not set (docs/operations.md).',
          },
        ]
      : []),
  ]
}
