import type { SpecTexts } from './text'

export const ja: SpecTexts = {
  names: {
    formats: 'ファイル形式',
    videoFormats: '動画の形式',
    musicFormats: '音楽の形式',
    resolution: '解像度',
    tracks: '音声',
    subtitles: '字幕',
    sound: '音質',
    tags: 'タグ',
    source: '元の動画',
    tasks: 'できること',
    computing: '処理',
    trial: '無料体験',
  },
  separator: '、',
  streaming: {
    resolution: 'ご自身のアカウントがこのパソコンで再生できる画質まで',
    tracks: '作品が用意している音声（MKVなら複数をまとめられます）',
    subtitles: 'サービスに字幕がある場合に、トラックまたはSRTファイルとして保存',
  },
  sites: {
    formats: 'MP4、MKV、または音声だけのM4A',
    resolution: 'サイトが動画ごとに用意しているサイズ',
    subtitles: 'サイトに字幕がある場合に、動画とは別のファイルとして保存',
  },
  streams: {
    resolution: 'ストリームに含まれるサイズ',
    tracks: 'ストリームに含まれる音声から1つまたは複数',
    subtitles: 'ストリームに字幕が含まれる場合',
  },
  music: {
    sound: 'ご契約のプランで配信される音質のまま（変換で高音質にはなりません）',
    tags: 'アーティスト、アルバム、曲番号、カバー画像',
  },
  ai: {
    source: 'ご自身の動画：デジタル化したテープ、スマートフォンの動画、完成した映像',
    tasks: '拡大、ノイズ除去、顔の鮮明化、動きの補正、色の調整',
    computing: 'お使いのパソコンで処理（専用グラフィックボード推奨）。アップロードはしません',
  },
  trial: '製品版と同じアプリを、ライセンスキーなしで使えます。制限はアプリに表示されます',
}
