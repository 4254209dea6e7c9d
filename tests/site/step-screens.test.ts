import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '@/site/locale'
import { screensAt, screenTold } from '@/site/step-screens'
import { STEP_SCREENS, STEP_WORDS } from '@/site/step-words'

const told = (language: Locale, title: string, text = '') =>
  screenTold({ title, text }, STEP_SCREENS, language)

test('every screen has words in every language, none of them twice in a column', () => {
  expect(STEP_WORDS.map(([screen]) => screen).toSorted()).toEqual([...STEP_SCREENS].toSorted())
  for (const language of LOCALES) {
    const words = STEP_WORDS.flatMap(([, column]) => column[language].split(', '))
    expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([])
    expect(words.filter(word => !/^\*?[^*,]+\*?$/.test(word) || word !== word.trim())).toEqual([])
  }
})

test.each<[Locale, string, ReturnType<typeof told>]>([
  ['es', 'Guarda el capítulo', 'downloads'],
  ['it', 'Guarda la puntata', 'page'],
  ['fr', 'La garde', undefined],
  ['it', 'Registrati con la tua e-mail', 'account'],
  ['it', 'Registra la puntata', 'page'],
  ['fr', 'Enregistrer l’épisode', 'downloads'],
  ['de', 'Registrieren', 'account'],
  ['fr', 'Couper le son', 'tracks'],
  ['fr', 'Voir son prix', undefined],
  ['es', 'Son tres', undefined],
  ['de', 'Den Ton wählen', 'tracks'],
  ['fr', 'Donner ton avis', undefined],
  ['de', 'Oben links', undefined],
  ['en', 'Links', 'link'],
  ['es', 'Revisa la cuenta', 'account'],
  ['es', 'Cuenta los días', undefined],
  ['es', 'Copia la dirección', 'link'],
  ['fr', 'Copier l’adresse', 'link'],
  ['it', 'La coda', 'downloads'],
  ['es', 'Al final de la cola', 'downloads'],
  ['de', 'Im Laden', undefined],
  ['it', 'Parti dalla suite', undefined],
  ['es', 'En todas partes', undefined],
  ['ja', 'Viki Passを選ぶ', undefined],
  ['ja', 'Viki PassのMP4', 'file'],
])('in %s «%s» names what it says there', (language, title, screen) => {
  expect(told(language, title)).toBe(screen)
})

/** What was seen for each heading alone, besides words that only look like one of a screen’s. */
test.each<[Locale, string, ReturnType<typeof told>]>([
  ['ja', '米国版Huluのアカウントで入る', 'account'],
  ['ja', 'ログインして作品へ', 'account'],
  ['ja', '音声を選ぶ', 'tracks'],
  ['ja', '字幕を添える', 'tracks'],
  ['ja', '形式を選んで変換', 'file'],
  ['ja', '同じキューに保存', 'downloads'],
  ['ja', 'アドレスを貼る', 'link'],
  ['ja', 'フォルダを開く', 'library'],
  ['ja', '第1話から', 'page'],
  ['ja', '各話のあらすじ', 'page'],
  ['ja', '話ごとに残す', 'page'],
  ['ja', '10話すべて', 'page'],
  ['ja', '全話そろう', 'page'],
  ['ja', '曲を書き出す', 'page'],
  ['ja', '章ごとに分ける', 'page'],
  ['ja', '独占の棚を開く', 'page'],
  ['ja', 'スタジオで探す', 'page'],
  ['ja', '会話を楽しむ', undefined],
  ['ja', '携帯電話で見る', undefined],
  ['ja', '手話の版', undefined],
  ['ja', '友人と話す', undefined],
  ['ja', '文章を読む', undefined],
  ['ja', '作曲した人', undefined],
  ['ja', '山道を曲がる', undefined],
  ['ja', '公開元を確認', undefined],
  ['ja', '開始を待つ', undefined],
  ['ja', '探偵になる', undefined],
  ['zh', '登录平台', 'account'],
  ['zh', '看字幕完成度', 'tracks'],
  ['zh', '挑选音轨', 'tracks'],
  ['zh', '选 FLAC 等格式', 'file'],
  ['zh', '保存到对应文件夹', 'library'],
  ['zh', '进入同一队列', 'downloads'],
  ['zh', '粘贴地址', 'link'],
  ['zh', '安装两款软件', 'install'],
  ['zh', '定位到当前集', 'page'],
  ['zh', '只选一集', 'page'],
  ['zh', '存成合集', 'page'],
  ['zh', '选择一季', 'page'],
  ['zh', '选歌单或排行榜', 'page'],
  ['zh', '按年代找日剧', 'page'],
  ['zh', '收集资料', undefined],
  ['zh', '集中处理', undefined],
  ['zh', '一年四季', undefined],
  ['zh', '换季节', undefined],
  ['zh', '国歌响起', undefined],
  ['zh', '歌手的名字', undefined],
  ['zh', '找不到的时候', undefined],
  ['zh', '没有剧透', undefined],
  ['en', 'Keep track of time', undefined],
  ['en', 'Choose a track', 'tracks'],
  ['en', 'Stick to it', undefined],
  ['en', 'Copy to a stick', 'library'],
  ['en', 'Off the shelf', undefined],
  ['en', 'The server of the service', undefined],
  ['en', 'Your home server', 'library'],
  ['en', 'They show you', undefined],
  ['en', 'Choose a show', 'page'],
])('in %s a step headed «%s» names what it says there', (language, title, screen) => {
  expect(told(language, title)).toBe(screen)
})

test('the shop’s account is no service’s', () => {
  expect(told('en', 'Look into your account', 'A license that you bought is listed.')).toBeUndefined()
  expect(told('de', 'Einmal anmelden', 'Nach dem Kauf ist alles frei.')).toBeUndefined()
  expect(told('zh', '核对账户里的许可证')).toBeUndefined()
  expect(told('en', 'Install both', 'They accept the same account.')).toBe('install')
  expect(told('en', 'Sign in to the BBC', 'It asks about a TV License.')).toBe('account')
})

test('what a step is about is looked for in its heading, then in its first sentence, then in its second', () => {
  expect(told('en', 'Save with subtitles', 'Sign in.')).toBe('tracks')
  expect(told('en', 'Go on', 'Paste the address. Sign in.')).toBe('link')
  expect(told('en', 'Go on', 'Nothing here. Sign in.')).toBe('account')
  expect(told('en', 'Go on', 'Nothing here. Nor here. Sign in.')).toBeUndefined()
})

test('that a title is opened says less than what is done with it', () => {
  expect(told('en', 'Open the film', 'Paste its address.')).toBe('link')
  expect(told('en', 'Open the film', 'It plays. Paste its address.')).toBe('page')
})

test('nothing is saved in the first step', () => {
  const step = { title: 'Save to your folder', text: 'Open the film.' }
  expect(screenTold(step, screensAt(1, STEP_SCREENS), 'en')).toBe('library')
  expect(screenTold(step, screensAt(0, STEP_SCREENS), 'en')).toBe('page')
})
