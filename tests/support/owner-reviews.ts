import type { TestDatabase } from './database'
import type { LookedLocale } from './looks'

type Words = { title: string; text: string; name: string; answer: string }

const WORDS: Record<LookedLocale, Words> = {
  en: {
    title: 'Fit for the train',
    text: 'Every episode was there before we left.\n\nFinding the sound track took two tries.',
    name: 'Ruth B.',
    answer: 'Thank you. Version 6.4 asks for the sound track first.',
  },
  de: {
    title: 'Hält auf jeder Zugfahrt',
    text: 'Alle Folgen waren vor der Abfahrt da.\n\nDie Tonspur musste ich erst suchen.',
    name: 'Jan',
    answer: 'Vielen Dank. Version 6.4 fragt zuerst nach der Tonspur.',
  },
  ja: {
    title: '通勤のお供に',
    text: '出発前にすべてのエピソードを保存できました。\n\n音声の選び方だけ少し迷いました。',
    name: '',
    answer: 'ありがとうございます。6.4では最初に音声を選べます。',
  },
  zh: {
    title: '坐火车的好伴侣',
    text: '出发之前所有剧集都已保存好。\n\n只是音轨找了两次才找到。',
    name: '小林',
    answer: '谢谢。6.4 版会先询问音轨。',
  },
  es: {
    title: 'Perfecto para el tren',
    text: 'Todos los capítulos estaban antes de salir.\n\nLa pista de audio la encontré al segundo intento.',
    name: 'Marta',
    answer: 'Gracias. La versión 6.4 pregunta primero por la pista de audio.',
  },
}

/** What they wrote of three things that they bought: one is shown and answered, one refused, and one waits. */
export async function reviewsBy(
  db: Pick<TestDatabase, 'query'>,
  customer: string,
  locale: LookedLocale,
): Promise<void> {
  const { title, text, name, answer } = WORDS[locale]
  for (const [route, stars, state, refusal, said] of [
    ['netflix_downloader', 4, 'shown', null, answer],
    ['amazon_prime_video_downloader', 2, 'refused', 'personal_data', null],
    ['u_next_downloader', 5, 'waiting', null, null],
  ])
    await db.query(
      `insert into customer_reviews (route, customer_id, stars, title, text, locale, name, state, refusal, answer, written_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, now() - interval '3 days')`,
      [route, customer, stars, title, text, locale, name, state, refusal, said],
    )
}
