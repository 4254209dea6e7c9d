import type { SampleBuyer } from '@/pricing'
import type { FieldProblem, SituationField } from '@/server/price-lab/situation'
import { minuteText } from '@/server/time-zones/zoned-instant'
import { t } from '../words/of-request'
import type { Sentence } from '../words/say'

export const FIELDS: Record<SituationField, Sentence> = {
  at: 'Date and time',
  zone: 'Time zone',
  site: 'Site',
  locale: 'Language',
  country: 'Country',
  os: 'System',
  payer: 'Paid through',
  buyer: 'Buyer',
  email: 'Email of the customer',
  coupon: 'Coupon code',
}

export const HINTS: Partial<Record<SituationField, Sentence>> = {
  at: 'Empty = now',
  country: 'A name or two letters. Empty = unknown',
  coupon: 'As a customer would type it',
}

export const BUYERS: Record<SampleBuyer, Sentence> = {
  new: 'New, owns nothing',
  video_1: 'Owns 1 video single',
  video_3: 'Owns 3 video singles',
  video_10: 'Owns 10 video singles',
  music_1: 'Owns 1 music single',
  music_3: 'Owns 3 music singles',
  video_and_music: 'Owns 2 video singles and 1 music single',
  video_elsewhere: 'Owns 3 video singles for the other system',
  ai: 'Owns Video AI',
  video_expired: 'Had a video single for a month, which is over',
  video_suite: 'Owns the video suite',
  video_suite_pro: 'Owns the video suite for 3 computers',
  music_suite: 'Owns the music suite',
  adult_suite: 'Owns the adult suite',
  both_suites: 'Owns the video and music suite',
  both_suites_pro: 'Owns the video and music suite for 3 computers',
  video_monthly_1: 'Subscribes to the video suite monthly, 1 month paid',
  video_monthly_2: 'Subscribes to the video suite monthly, 2 months paid',
  video_monthly_3: 'Subscribes to the video suite monthly, 3 months paid',
  video_yearly_1: 'Subscribes to the video suite yearly, 1 year paid',
  video_yearly_2: 'Subscribes to the video suite yearly, 2 years paid',
  music_monthly_2: 'Subscribes to the music suite monthly, 2 months paid',
  both_monthly_2: 'Subscribes to the video and music suite monthly, 2 months paid',
}

const utc = (at: number): string => `${minuteText(at)} UTC`

export function problemText(problem: FieldProblem): string {
  switch (problem.code) {
    case 'no_time':
      return t('This is not a date and time. Write it like 2026-11-27 09:00.')
    case 'skipped':
      return t('This time does not exist there: the clocks skipped it. Choose one an hour later.')
    case 'twice':
      return t(
        'This time comes twice there, since the clocks were put back: at {first} and at {second}. Choose the time zone UTC and one of these.',
        { first: utc(problem.first), second: utc(problem.second) },
      )
    case 'no_zone':
      return t('There is no time zone with this name. Choose one from the list.')
    case 'no_country':
      return t('This is not a country. Choose one from the list, or leave it empty.')
    case 'not_spoken':
      return t('This site is not in that language. Only the Japanese sites are in Japanese.')
    case 'not_a_choice':
      return t('This is none of the choices.')
    case 'no_email':
      return t('Write the whole email address of the account.')
    case 'no_customer':
      return t('Nobody has an account with this email address.')
    case 'not_allowed':
      return t('Only staff who look after customers may look one up.')
    case 'unknown_coupon':
      return t('No coupon has this code. The prices are those that somebody gets who types it.')
  }
}
