import type { ContentTexts } from '../texts'

/** Campaign pages: their texts hold before, during and after; the state itself is added by the page. */
export const campaignPages: ContentTexts['pages'] = {
  sales_campaign: {
    title: '秋のセール',
    intro:
      '小さく始めたい方のための、長く続くセールです。公開サイト向けの動画ダウンローダーの、永久ライセンスを対象にしています。',
    sections: [
      {
        kind: 'text',
        title: 'セールの内容',
        body: `
動画ダウンローダーは、権利者や法律が保存を認めている講演、講座、映像を、公開サイトから残すための製品です。セールの期間中は、永久ライセンスの価格が下がり、プラン一覧にそのまま反映されます。コードの入力はいりません。お持ちの製品によって、より低い価格になる方には、そちらが適用されます。
`,
      },
      {
        kind: 'products',
        title: '対象の製品と、あわせて見たいもの',
        routes: ['video_downloader', 'm3u8_downloader', 'mpd_downloader', 'all_in_one_video_suite'],
      },
      {
        kind: 'questions',
        title: 'セールについて',
        questions: [
          {
            question: '通常の永久ライセンスと、中身は違いますか？',
            answer: '違いはありません。PC 1台用で、更新も含まれます。',
          },
          {
            question: '以前に単体の製品を買いました。対象になりますか？',
            answer:
              'ログインしてご覧ください。当てはまる価格のうち、お支払いの少ないものが、理由とともに表示されます。',
          },
        ],
      },
    ],
    meta_title: '秋のセール｜動画ダウンローダー',
    meta_description:
      '公開サイト向けの動画ダウンローダーの永久ライセンスが対象です。PC 1台用で更新も含まれます。今日の価格はプラン一覧でご確認ください。',
  },
  upgrade_campaign: {
    title: 'お持ちの製品から、セットへ',
    intro:
      '永久ライセンスをお持ちの方へ。購入済みの製品の数だけ、セットの価格が下がります。ログインすると、お客様の価格が表示されます。',
    sections: [
      {
        kind: 'passages',
        title: 'アップグレードの流れ',
        look: 'steps',
        passages: [
          {
            title: 'ログインする',
            text: 'アカウントにある永久ライセンスを、WindowsとMacに分けて数えます。',
          },
          {
            title: 'セットを比べる',
            text: '動画、音楽、その両方。1台用と3台用。それぞれの価格に理由を添えて表示します。',
          },
          {
            title: 'お持ちの分はそのまま',
            text: 'これまでのライセンスはなくならず、そこにセットが加わります。',
          },
        ],
      },
      {
        kind: 'products',
        title: 'アップグレードの製品',
        routes: [
          'video_one_upgrade',
          'video_pro_upgrade',
          'music_upgrade',
          'video_music_one_upgrade',
          'video_music_pro_upgrade',
        ],
      },
      {
        kind: 'text',
        title: '適用される時期',
        body: `
お持ちの方向けの価格に、期日はありません。数えられるライセンスがあれば、いつでも適用されます。キャンペーンの期間には、さらにクーポンが加わることがあります。いま実施しているかどうかは、このページの上部に表示されます。
`,
      },
    ],
    meta_title: 'お持ちの製品からのアップグレード',
    meta_description:
      '永久ライセンスの数に応じて、動画、音楽、両方のセットの価格が下がります。ログインして、お客様の価格とその理由をご確認ください。',
  },
  subscriber_upgrade: {
    title: '定期購入から、永久ライセンスへ',
    intro:
      '長く使うと決めた方のためのご案内です。これまでのお支払いが、更新のいらないライセンスの価格に反映されます。',
    sections: [
      {
        kind: 'passages',
        title: '三つの要点',
        look: 'grid',
        passages: [
          {
            title: '同じ製品のまま',
            text: '定期購入中の製品またはセットが、同じOSの永久ライセンスに替わります。',
          },
          {
            title: 'お支払いの回数が生きる',
            text: 'セットでは、お支払い済みの月数または年数に応じて価格が下がります。',
          },
          {
            title: '更新は止まります',
            text: '永久ライセンスのお支払いが済むと、定期購入は終了します。解約の手続きは不要です。',
          },
        ],
      },
      {
        kind: 'questions',
        title: '切り替える前に',
        questions: [
          {
            question: 'もう解約しましたが、間に合いますか？',
            answer:
              'お支払い済みの期間の中なら、この価格でご購入いただけます。その後は、以前お持ちだった方向けの価格になります。',
          },
          {
            question: '残りの日数はどうなりますか？',
            answer: '日割りでの払い戻しはありません。お支払い済みの期間は、価格の中で考慮しています。',
          },
          {
            question: '自分の価格はどこで分かりますか？',
            answer: 'ログイン後のこのページと、マイアカウントの定期購入の欄に表示されます。',
          },
        ],
      },
      {
        kind: 'action',
        title: 'お客様の定期購入',
        text: '永久ライセンスに替えられるものをご確認いただけます。',
        label: 'マイアカウントへ',
        href: '/my-account/subscriptions',
      },
    ],
    meta_title: '定期購入から永久ライセンスへ',
    meta_description:
      '定期購入中の方が、同じ製品の永久ライセンスへ割引価格で移れます。お支払い済みの回数の扱いと、更新が止まる時期をご説明します。',
  },
  aio_special_offer: {
    title: '3台用セットの特別価格',
    intro:
      'ご家庭の三台のパソコンで使える、動画オールインワンと動画＋音楽オールインワンの永久ライセンスを対象にしたキャンペーンです。',
    sections: [
      {
        kind: 'text',
        title: 'どんな方のためか',
        body: `
机の上に一台、持ち歩く一台、テレビの横に一台。三台で同じサービスを使うなら、ライセンスは三つではなく、3台用が一つあれば足ります。対象は、下の二つのセットの永久（PC 3台）です。実施中は、クーポンが自動で適用され、価格の理由に表示されます。期間の外でも同じプランを通常どおり購入でき、永久ライセンスをお持ちの方の価格も変わらず適用されます。
`,
      },
      {
        kind: 'products',
        title: '対象のセット',
        routes: ['all_in_one_video_suite', 'video_music_one'],
      },
      {
        kind: 'questions',
        title: '3台用について',
        questions: [
          {
            question: 'WindowsとMacを混ぜて使えますか？',
            answer: 'いいえ。三台ともWindows、または三台ともMacです。',
          },
          {
            question: '1台用をすでに持っています。',
            answer: '3台用との差額でご購入いただけます。ログインすると、該当する製品をご案内します。',
          },
        ],
      },
    ],
    meta_title: '3台用セットの特別価格',
    meta_description:
      '動画オールインワンと動画＋音楽オールインワンの、永久（PC 3台）を対象にしたキャンペーンです。期間と現在の状態はページに表示します。',
  },
  clientad_promotion: {
    title: 'アプリをお使いの方へ',
    intro:
      'アプリの中のお知らせから、このページにお越しいただきました。いまのアカウントで次にできることをご案内します。',
    sections: [
      {
        kind: 'passages',
        title: '当てはまるものをお選びください',
        look: 'grid',
        passages: [
          {
            title: '無料体験を使っている',
            text: '試したサービスのプランを選んでください。入れ直す必要はありません。',
          },
          {
            title: '単体の製品を持っている',
            text: '同じ系統のセットをご覧ください。永久ライセンスの分だけ価格が下がります。',
          },
          {
            title: 'セットを持っている',
            text: 'もう一つの系統や、台数を加えられます。お支払いは足りない分だけです。',
          },
        ],
      },
      {
        kind: 'products',
        title: '次の候補',
        routes: ['all_in_one_video_suite', 'all_in_one_music_suite', 'video_music_one', 'video_ai'],
      },
      {
        kind: 'text',
        title: 'お知らせを止めるには',
        body: `
アプリの設定の「一般」で、ご案内の表示を止められます。更新と、定期購入の終了に関するお知らせは、ご利用に必要なため続けて表示します。
`,
      },
    ],
    meta_title: 'アプリをお使いの方へのご案内',
    meta_description:
      '無料体験の次のプラン、単体からセット、足りない系統の追加。Tidemarkのアプリをお使いの方が、いまのアカウントで選べるものを紹介します。',
  },
  monthly_subscription_promotion: {
    title: '必要な月だけの、1か月プラン',
    intro:
      '一度の旅行、一つの作品、一回の整理のために。1か月は手軽な始め方です。お支払いは一度だけで、期間が終わると自動的に終了します。',
    sections: [
      {
        kind: 'passages',
        title: '1か月が向くとき',
        look: 'grid',
        passages: [
          {
            title: '旅行の前',
            text: '出発の前の週に準備を済ませ、残りの期間は余裕としてお使いいただけます。',
          },
          {
            title: '一クールの間',
            text: '毎週の作品は、二、三か月で最終回を迎えます。',
          },
          {
            title: '一度の片付け',
            text: '音楽の整理や、家族のビデオの修復を、まとめて終わらせたいときに。',
          },
        ],
      },
      {
        kind: 'questions',
        title: '1か月プランについて',
        questions: [
          {
            question: '解約の手続きは必要ですか？',
            answer: 'いいえ。お支払いは一度だけで、期間が終わると自動的に終了し、その後の請求はありません。',
          },
          {
            question: '後で1年や永久に替えられますか？',
            answer: 'はい。ログインすると、切り替えにかかる金額をご確認いただけます。',
          },
          {
            question: 'しばらく間をあけると、通常価格に戻りますか？',
            answer: '以前に製品をお持ちだった方は、原則として、お客様向けの価格で再び購入いただけます。',
          },
        ],
      },
      {
        kind: 'products',
        title: '1か月から始めやすい製品',
        routes: ['netflix_downloader', 'u_next_downloader', 'spotify_converter', 'video_ai'],
      },
    ],
    meta_title: '1か月プランのご案内',
    meta_description:
      '1か月プランが向く場面、終了のしくみ、1年や永久への切り替え方を説明します。今日の価格は、各製品のプラン一覧でご確認ください。',
  },
  get_free_license_referral_program: {
    title: 'ご紹介プログラム',
    intro:
      'お使いのアプリを気に入っていただけたら、どなたかにお伝えください。あなたのリンクから訪れた方の数は、マイアカウントに記録されます。無料体験の期間の進呈はまだ始まっておりませんが、それまでの記録も有効です。',
    sections: [
      {
        kind: 'passages',
        title: '参加の流れ',
        look: 'steps',
        passages: [
          {
            title: 'リンクをコピー',
            text: 'マイアカウントの無料体験の欄にあります。入っているのはコードだけで、お名前は含まれません。',
          },
          {
            title: 'お知り合いに伝える',
            text: '知っている方にお送りください。宣伝が歓迎されない場所への投稿は、ご遠慮ください。',
          },
          {
            title: '結果を見る',
            text: '訪問の数と、リンクから作成されたアカウントの数がマイアカウントに表示されます。',
          },
        ],
      },
      {
        kind: 'questions',
        title: 'プログラムについて',
        questions: [
          {
            question: '参加にライセンスは必要ですか？',
            answer: 'アカウントがあれば参加できます。',
          },
          {
            question: '紹介した相手のことは、当社に伝わりますか？',
            answer: 'リンクからの訪問があったことだけが記録されます。どなたかは分かりません。',
          },
          {
            question: '自分で開いた分も数えられますか？',
            answer: 'ご自身の訪問と、同じ方の二回目以降は数えません。',
          },
        ],
      },
      {
        kind: 'action',
        title: 'あなたのリンク',
        text: 'ログインすると、リンクとこれまでの結果をご覧いただけます。',
        label: '無料体験の欄を開く',
        href: '/my-account/earn-free-trials',
      },
    ],
    meta_title: 'ご紹介プログラム｜参加の流れ',
    meta_description:
      'リンクをお知り合いに伝えると、その結果をマイアカウントでご覧いただけます。ご紹介プログラムの参加の流れと、数え方や記録される内容のご説明です。',
  },
  event_center: {
    title: 'イベントセンター',
    intro:
      '期間の決まったキャンペーンを、このページにまとめています。始まりの日と終わりの日のあるものが対象です。',
    sections: [
      {
        kind: 'text',
        title: 'このページで分かること',
        body: `
イベントの始まりと終わりを、お客様の地域の時刻で表示します。実施中のイベントはプラン一覧の価格に自動で反映され、価格の理由に名前が出ます。イベントのない時期は通常の価格で、お持ちの方向けの価格は一年を通して適用されます。
`,
      },
      {
        kind: 'passages',
        title: 'イベントの決まりごと',
        look: 'grid',
        passages: [
          {
            title: '重ねて引きません',
            text: 'イベント、お持ちの方向けの価格、クーポンのうち、お支払いの少ないものを使います。',
          },
          {
            title: '急がせません',
            text: '残り時間は、実際に決まっている日時までのものです。過ぎれば終わります。',
          },
          {
            title: '入力はいりません',
            text: 'イベントのクーポンは、対象のプランに自動で適用されます。',
          },
        ],
      },
      {
        kind: 'action',
        title: '期日のない割引',
        text: '永久ライセンスをお持ちの方には、いつでもご自身の価格があります。',
        label: 'アップグレードを見る',
        href: '/upgrade-campaign',
      },
    ],
    meta_title: 'イベントセンター｜実施中の催し',
    meta_description:
      '期間の決まったキャンペーンの一覧です。いま何がいつまで実施されているか、お持ちの方向けの価格とどう関わるかをご覧いただけます。',
  },
  black_friday_sales_2022: {
    title: 'ブラックフライデー 2022',
    intro:
      '2022年秋の、永久ライセンスを対象にしたキャンペーンのページです。開始前か、実施中か、終了後かは、下の表示をご覧ください。',
    sections: [
      {
        kind: 'text',
        title: 'キャンペーンの対象',
        body: `
ブラックフライデー 2022の対象は、更新のないライセンスです。永久（PC 1台）と永久（PC 3台）で、単体の製品もセットも含まれます。期間中の価格はコードなしでプラン一覧に反映されます。1か月と1年のプランは対象に含まれません。
`,
      },
      {
        kind: 'products',
        title: '永久ライセンスのある製品',
        routes: [
          'all_in_one_video_suite',
          'all_in_one_music_suite',
          'video_music_one',
          'u_next_downloader',
          'spotify_converter',
        ],
      },
      {
        kind: 'action',
        title: '期間外にお越しの方へ',
        text: 'いま実施しているものは、イベントセンターでご覧いただけます。',
        label: 'イベントセンターへ',
        href: '/event-center',
      },
    ],
    meta_title: 'ブラックフライデー 2022',
    meta_description:
      '2022年のブラックフライデーのページです。1台用と3台用の永久ライセンスが対象です。現在の状態と、いま実施中のキャンペーンも分かります。',
  },
}
