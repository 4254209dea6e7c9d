import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { productNamer } from '@/server/catalogue/namer'
import {
  type ReviewToDecide as Review,
  reviewCounts,
  reviewsToDecide,
  reviewToDecide,
} from '@/server/customer-reviews/to-decide'
import type { SearchParams } from '@/server/request/search-params'
import { rowId } from '@/server/runtime/row-id'
import { REVIEW_STATES, type ReviewState } from '@/site/customer-review'
import { isSupport } from '../../access/roles'
import { mayDecide, mayRead } from '../../customer-reviews/may'
import { isProblem, NOT_DONE } from '../../customer-reviews/not-done'
import { reviewsPath, stateOf } from '../../customer-reviews/path'
import { StaffView } from '../staff-view'
import { retold, speak, spoken, t } from '../words/of-request'
import { ReviewToDecide } from './review'
import { DONE, STATES } from './words'
import './reviews.css'

/** Reviews of buyers, by what became of them (decision 097). */
export async function CustomerReviewsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult
  speak(req)
  return (
    <StaffView {...{ initPageResult, params, searchParams }}>
      <SetStepNav nav={[{ label: t('Customer reviews') }]} />
      <Gutter className="reviews">
        <h1>{t('Customer reviews')}</h1>
        {mayRead(req.user) ? (
          <Screen req={req} searchParams={searchParams} />
        ) : (
          <p>{t('Only staff who look after customers or texts read customer reviews.')}</p>
        )}
      </Gutter>
    </StaffView>
  )
}

type Props = Pick<AdminViewServerProps, 'searchParams'> & {
  req: AdminViewServerProps['initPageResult']['req']
}

async function Screen({ req, searchParams }: Props) {
  const { admin, api } = req.payload.config.routes
  const [{ state, reviews, isOne }, counts, nameOf] = await Promise.all([
    askedFor(searchParams),
    reviewCounts(),
    productNamer({ locale: spoken(), preview: undefined }),
  ])
  return (
    <>
      <p className="reviews__hint">
        {t(
          'Show every review that is about the product, praise and criticism alike. Refuse only for one of the reasons: the writer is told which. Nobody changes a word.',
        )}
      </p>
      <Outcome searchParams={searchParams} />
      <nav aria-label={t('Reviews by state')} className="reviews__states">
        {REVIEW_STATES.map(each => (
          <a
            key={each}
            href={reviewsPath(admin, { state: each })}
            aria-current={each === state ? 'page' : undefined}
          >
            {t(STATES[each], { count: counts[each] })}
          </a>
        ))}
      </nav>
      {reviews.length === 0 && <p>{t('There are none.')}</p>}
      {reviews.map(review => (
        <ReviewToDecide
          key={review.id}
          {...{ review, admin, api }}
          product={nameOf(review.route)}
          may={{ decide: mayDecide(req.user), knowWriter: isSupport(req.user) }}
        />
      ))}
      {!isOne && reviews.length < counts[state] && <More state={state} />}
    </>
  )
}

type Asked = { state: ReviewState; reviews: Review[]; isOne: boolean }

/** The one that the search led to, else all of a state. */
async function askedFor({ review, state }: SearchParams = {}): Promise<Asked> {
  const one = typeof review === 'string' ? await reviewToDecide(rowId(review)) : undefined
  if (one) return { state: one.state, reviews: [one], isOne: true }
  const asked = stateOf(state)
  return { state: asked, reviews: await reviewsToDecide(asked), isOne: false }
}

function Outcome({ searchParams }: Pick<Props, 'searchParams'>) {
  const { did, problem } = searchParams ?? {}
  if (isProblem(problem)) return <p role="alert">{retold(NOT_DONE[problem])}</p>
  const done = typeof did === 'string' && Object.hasOwn(DONE, did) ? DONE[did] : undefined
  return done ? <p role="status">{t(done)}</p> : null
}

const More = ({ state }: { state: ReviewState }) => (
  <p className="reviews__hint">
    {t(state === 'waiting' ? 'More appear as soon as these are decided.' : 'These are the newest.')}
  </p>
)
