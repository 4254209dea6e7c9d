import type { WindowWords } from './words'

export const ja: WindowWords = {
  nav: { home: 'ホーム', downloads: 'ダウンロード', library: 'ライブラリ', settings: '設定' },
  saved: 'オフライン保存済み',
  waiting: '待機中',
  done: '完了',
  pause: 'アニメーションを止める',
  video: {
    action: 'ダウンロード',
    quality: '画質',
    audio: '音声',
    subtitles: '字幕',
  },
  music: {
    action: '変換',
    format: '形式',
    quality: '音質',
    playlist: '電車で聴く歌',
  },
  ai: {
    action: '高画質化',
    before: '処理前',
    after: '処理後',
    sharpen: '顔と文字をくっきり',
    upscale: '拡大',
    left: '残り2分',
  },
  episode: n => `第${n}話`,
  hidden: n => `非公開タイトル${n}`,
  titles: [
    '塩の灯台',
    '港通りの九つの扉',
    '紙の山を越えて',
    '二番目の渡し船',
    '火星のやかん',
    '地図職人の傘',
    '冬の果樹園にて',
    '引き潮の手紙',
  ],
  songs: [
    ['午前四時の港', '結城じゅん'],
    ['ゆるやかな水', '紙の船団'],
    ['銅色の雨', '真良りん'],
    ['窓側の席', '北行き六番'],
    ['六月の絵はがき', 'あだとカモメ'],
    ['最終の路面電車', '丘野フェル'],
  ],
  alt: {
    video: (name, system) => `${system}版「${name}」の画面。3件のダウンロードが並んでいます`,
    music: (name, system) => `${system}版「${name}」の画面。プレイリストを音楽ファイルに変換しています`,
    ai: (name, system) => `${system}版「${name}」の画面。高画質化の前と後の映像を見比べています`,
  },
}
