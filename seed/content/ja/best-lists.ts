import type { ContentTexts } from '../texts'

export const bestLists: ContentTexts['bestLists'] = {
  'video-downloaders': {
    title: '視聴スタイルで選ぶ動画ダウンローダー6選',
    intro:
      '自社の製品を、作り手が視聴スタイル別に並べた一覧です。順位ではありません。国内での視聴を中心に、契約しているサービスから選んでください。',
    entries: [
      {
        route: 'u_next_downloader',
        title: '国内外の作品を幅広く観るなら、U-NEXT ダウンローダー',
        text: '見放題とポイント作品を分けて示し、洋画は字幕版と吹替版を見分けます。',
      },
      {
        route: 'tver_downloader',
        title: '民放の見逃し配信なら、TVer ダウンローダー',
        text: '公開の終わりが近い順に並べ、曜日ごとに整理できます。放送局をまたいで1つのキューになります。',
      },
      {
        route: 'netflix_downloader',
        title: '多言語で楽しむなら、Netflix ダウンローダー',
        text: 'シーズンを一度に選び、複数の音声と字幕を1つのMKVに収めます。',
      },
      {
        route: 'amazon_prime_video_downloader',
        title: '購入した作品もあるなら、Amazon Prime Video ダウンローダー',
        text: '見放題、レンタル、購入、追加チャンネルの違いが一覧で分かります。',
      },
      {
        route: 'nhk_plus_downloader',
        title: 'NHKの番組なら、NHKプラス ダウンローダー',
        text: '朝の連続テレビ小説を1週間分まとめ、語学講座の復習にも使えます。',
      },
      {
        route: 'video_downloader',
        title: '公開サイトの動画なら、動画ダウンローダー',
        text: '保存の認められた講演や講座のために。字幕と投稿者の名前も一緒に残します。',
      },
    ],
    meta_title: '動画ダウンローダー6選：選び方と特長',
    meta_description:
      'U-NEXT、TVer、Netflix、Prime Video、NHK、公開サイト。Tidemarkの動画ダウンローダーを、作り手が視聴スタイル別に紹介します。',
  },
  'music-converters': {
    title: '聴き方で選ぶ音楽の変換製品5選',
    intro:
      'プレイリスト派か、アルバム派か、それとも本を聴くか。自社の変換製品を、作り手が聴き方で分けました。残せる音質は、どれも契約の範囲までです。',
    entries: [
      {
        route: 'spotify_converter',
        title: 'プレイリスト中心なら、Spotify 変換',
        text: '曲順を番号と一覧の両方で残し、増えた曲だけを足していけます。',
      },
      {
        route: 'apple_music_converter',
        title: 'アルバム単位で聴くなら、Apple Music 変換',
        text: 'アルバム単位で整え、編集した情報と見比べながら書き出せます。',
      },
      {
        route: 'line_music_converter',
        title: '国内の曲が中心なら、LINE MUSIC 変換',
        text: '日本語の曲名と歌手名をそのまま保ち、機器で文字が化けないように書き込みます。',
      },
      {
        route: 'qobuz_converter',
        title: 'クラシックやハイレゾなら、Qobuz 変換',
        text: '作曲者と作品名を別のタグに書き、契約で再生できる音質を上限に残します。',
      },
      {
        route: 'audible_converter',
        title: '本を聴くなら、Audible 変換',
        text: '章の名前、朗読者、シリーズをタグに入れ、1冊を1つのM4Bにできます。',
      },
    ],
    meta_title: '音楽の変換製品5選：選び方と特長',
    meta_description:
      'プレイリスト、アルバム、国内の曲、ハイレゾ、オーディオブック。Tidemarkの音楽の変換製品を、作り手が聴き方ごとに紹介します。',
  },
  'anime-and-drama': {
    title: 'アニメ・ドラマ好きに向くダウンローダー6選',
    intro:
      '先行配信、無料の最新話、名作の見放題。性格の違う6つのサービスの製品を、作り手が並べました。海外向けのサービスには、その旨を書いています。',
    entries: [
      {
        route: 'd_anime_downloader',
        title: 'アニメに絞るなら、dアニメストア ダウンローダー',
        text: '声優やタグから探し、未視聴の話が上に並びます。長編も途中から続けられます。',
      },
      {
        route: 'abema_downloader',
        title: '無料で最新話を観るなら、ABEMA ダウンローダー',
        text: '最新話の無料期間は短いため、期限の近い順に並べて示します。',
      },
      {
        route: 'dmm_downloader',
        title: '舞台も観るなら、DMM TV ダウンローダー',
        text: '今期のアニメと2.5次元の舞台を、クールごとに分けて置けます。',
      },
      {
        route: 'fod_downloader',
        title: '平成のドラマなら、FOD ダウンローダー',
        text: '月9などの放送枠から探せます。Windows版のみを販売しています。',
      },
      {
        route: 'lemino_downloader',
        title: '韓国ドラマや推し活なら、Lemino ダウンローダー',
        text: '出演者の名前から番組を集め、ステージだけ画質を上げるといった分け方ができます。',
      },
      {
        route: 'crunchyroll_downloader',
        title: '海外にお住まいなら、Crunchyroll ダウンローダー',
        text: '放送から間をおかず、多くの言語の字幕とともに観られる地域の方のための製品です。',
      },
    ],
    meta_title: 'アニメ・ドラマ向けダウンローダー6選',
    meta_description:
      'dアニメストア、ABEMA、DMM TV、FOD、Lemino、Crunchyroll。アニメとドラマのための6つの製品を、作り手が性格ごとに並べました。',
  },
  suites: {
    title: '使い方に合うセットの選び方',
    intro:
      '単品がいくつか重なるとき、セットのほうが合うことがあります。自社のセットを、作り手が向く方ごとに説明します。価格とその理由は、プラン一覧でご覧ください。',
    entries: [
      {
        route: 'all_in_one_video_suite',
        title: '動画の全サービスを使うなら、動画オールインワン',
        text: '1年の間に契約を入れ替える方に。永久は1台用と3台用があります。',
      },
      {
        route: 'all_in_one_music_suite',
        title: '変換製品をまとめるなら、音楽オールインワン',
        text: '音楽サービスを乗り換えても、同じタグの付け方でライブラリを続けられます。',
      },
      {
        route: 'video_music_one',
        title: '動画も音楽も使うなら、動画＋音楽オールインワン',
        text: '2つのアプリを1つのキーで。両方の製品ラインを使う方に向きます。',
      },
      {
        route: 'video_one_upgrade',
        title: '単品をお持ちなら、動画オールインワン アップグレード',
        text: '永久ライセンスの数に応じて価格が下がり、動画の全製品が開きます。',
      },
      {
        route: 'video_pro_upgrade',
        title: '3台で使うなら、動画オールインワン アップグレード（3台用）',
        text: '単品の製品から、3台用のセットへ一度に移れます。',
      },
    ],
    meta_title: '動画・音楽のセットの選び方',
    meta_description:
      '動画、音楽、その両方。1台用か3台用か、新規かアップグレードか。Tidemarkのセットを、作り手がどんな方に向くかから説明します。',
  },
}
