import type { ContentTexts } from '../texts'

/** The pages on which a visitor finds out what there is. */
export const shopPages: ContentTexts['pages'] = {
  home: {
    title: '動画も音楽も、オフラインで楽しむ',
    intro:
      'Tidemarkは、WindowsとMacのためのアプリを作っています。動画のアプリ、音楽のアプリ、そしてご自分の映像を整えるアプリ（Windows版）。どのアプリも、今お使いのアカウントですぐに始められます。',
    sections: [
      {
        kind: 'passages',
        title: '3つのアプリ',
        look: 'grid',
        passages: [
          {
            title: 'Tidemark Video',
            text: '国内外の配信サービス、日本とヨーロッパの放送局、m3u8とMPDのツール。使うサービスの製品だけでも、セットでも選べます。',
          },
          {
            title: 'Tidemark Music',
            text: 'プレイリスト、アルバム、オーディオブックのための変換製品です。タグとジャケットをそろえ、回線のない機器でも聴けるようにします。',
          },
          {
            title: 'Tidemark Video AI',
            text: 'ご自分で撮った映像を拡大し、ざらつきや揺れを抑えます。処理はパソコンの中で行い、映像を送信することはありません。',
          },
        ],
      },
      {
        kind: 'passages',
        title: '使い方は3段階',
        look: 'steps',
        passages: [
          {
            title: 'インストールして試す',
            text: '無料体験で、ご自分の観たい作品が思ったとおりに扱えるかを確かめます。',
          },
          {
            title: 'サービスにログイン',
            text: 'アプリの中でサービスの画面を開き、作品、音声、字幕を選びます。',
          },
          {
            title: 'オフラインで楽しむ',
            text: '契約と法律が認める範囲の作品を、お好きなプレーヤーで観たり聴いたりできます。',
          },
        ],
      },
      {
        kind: 'products',
        title: 'はじめに見ておきたい製品',
        routes: [
          'u_next_downloader',
          'tver_downloader',
          'amazon_prime_video_downloader',
          'netflix_downloader',
          'spotify_converter',
          'audible_converter',
        ],
      },
      {
        kind: 'text',
        title: '当社が売っていないもの',
        body: `
映画、番組、曲は制作者のもので、観る権利は、お客様が契約しているサービスや無料の配信から得られるものです。当社が販売しているのはアプリです。お客様のアカウントで観られないものは開けません。保存したものは私的に楽しむためだけのもので、規約と法律が認めるかどうかは作品ごとに確かめていただく必要があります。

権利担当編集部が[保存してよいもの、いけないもの](/article/101)をまとめています。
`,
      },
      {
        kind: 'action',
        title: 'サービスをいくつもお使いですか',
        text: 'セットなら、同じOSで1つの製品ラインをまとめて使えます。単品を1つずつ買う場合との差は、ページの中で計算します。',
        label: '動画オールインワンを見る',
        href: '/all-in-one-video-suite',
      },
    ],
    meta_title: '動画と音楽をパソコンに保存するアプリ',
    meta_description:
      'ご自身の契約で観られる動画や音楽を、パソコンでオフライン視聴するためのアプリ。Windows版とMac版があり、無料体験でお試しいただけます。',
  },
  products: {
    title: '製品一覧',
    intro:
      'サービスごとの製品、2つのストリーム用ツール、複数のサービスを使う方のセット、そして動画AI。Windows版だけの製品もあるため、先にOSをお選びください。',
    sections: [
      {
        kind: 'text',
        title: '単品か、セットか',
        body: `
単品の製品は、1つのサービスのためのものです。契約しているサービスが1つなら、そこから始めるのが自然です。2つ、3つと増えると、同じ製品ラインをまとめたセットのほうが合うこともあります。どの製品ページにも、その日の価格での比較があります。お持ちの永久ライセンスに応じて、セットの価格が下がります。
`,
      },
      {
        kind: 'questions',
        title: '選ぶ前に',
        questions: [
          {
            question: '使っているサービスの名前が見つかりません。',
            answer:
              '公開サイトなら動画ダウンローダー、放送局のサイトならm3u8またはMPDの製品で扱えることがあります。無料体験で、目的のページを開いてみてください。',
          },
          {
            question: '「販売終了」とあるのはなぜですか？',
            answer:
              '今のところ、安定して動作する状態を保てないためです。新規の販売はせず、そのページで代わりになるものをご案内しています。',
          },
        ],
      },
    ],
    meta_title: 'Windows・Mac用の全製品一覧',
    meta_description:
      '動画ダウンローダー、音楽の変換製品、ストリーム用ツール、オールインワン、動画AI。WindowsとMacで使えるTidemarkの全製品の一覧です。',
  },
  movie_downloader: {
    title: '映画をオフラインで観るための製品選び',
    intro:
      '映画を保存する方法は、その映画がどこで配信されているかによって変わります。このページで、お使いのサービスに合う製品を見つけてください。',
    sections: [
      {
        kind: 'passages',
        title: '観たい映画はどこにありますか',
        look: 'grid',
        passages: [
          {
            title: '会員制の配信',
            text: 'サービスの名前が付いた製品をお使いください。字幕版と吹替版、音声の種類を見分けて選べます。',
          },
          {
            title: '放送局の見逃し配信',
            text: '放送局の映画は、公開される日数が短めです。終わりの近いものから先に進めます。',
          },
          {
            title: '公開サイト',
            text: '短編、講演、自由な利用を認める作品には、動画ダウンローダーが向きます。',
          },
          {
            title: 'ストリームのアドレス',
            text: 'ご自身の配信や、管理を任された配信には、m3u8とMPDの製品があります。',
          },
        ],
      },
      {
        kind: 'products',
        title: '映画の多いサービス',
        routes: [
          'u_next_downloader',
          'amazon_prime_video_downloader',
          'netflix_downloader',
          'disney_plus_downloader',
          'wowow_downloader',
          'video_downloader',
        ],
      },
      {
        kind: 'text',
        title: '保存した映画の扱い',
        body: `
保存した映画は、ご自宅やご自分の画面で観るためのものです。レンタル作品は、期限が来たら消してください。他人に渡す、販売する、店や集まりで上映することはできません。サービスの規約も法律も認めていない作品は、サービスの中で観るのが正しい選択です。
`,
      },
    ],
    meta_title: '映画ダウンローダーの選び方',
    meta_description:
      '会員制の配信、見逃し配信、公開サイト、ストリーム。映画が公開されている場所から合う製品を選べます。個人のオフライン視聴のためのご案内です。',
  },
  shop: {
    title: 'ショップのご案内',
    intro:
      '1つのサービスだけ使う、製品ラインをまとめて使う、動画も音楽も使う、手持ちの映像をきれいにする。目的に合わせてお選びください。',
    sections: [
      {
        kind: 'passages',
        title: '4つの買い方',
        look: 'grid',
        passages: [
          {
            title: '1つのサービス',
            text: '1か月、1年、永久から選び、パソコン1台で使います。後でセットにするときも無駄になりません。',
          },
          {
            title: '1つの製品ライン',
            text: '動画オールインワンか音楽オールインワンなら、製品ラインの全製品を1つのキーで使えます。',
          },
          { title: '動画と音楽', text: '2つのアプリをまとめて。永久は1台用と3台用があります。' },
          {
            title: 'お持ちの分を生かす',
            text: '永久ライセンスの数に応じて、アップグレードの価格が下がります。ログインすると理由とともに表示されます。',
          },
        ],
      },
      {
        kind: 'products',
        title: 'セットとツール',
        routes: [
          'all_in_one_video_suite',
          'all_in_one_music_suite',
          'video_music_one',
          'video_downloader',
          'm3u8_downloader',
          'video_ai',
        ],
      },
      {
        kind: 'action',
        title: 'どれが自分に合うか迷ったら',
        text: 'サポート担当編集部が、単品、セット、アップグレードの関係を例を挙げて説明しています。',
        label: '価格の決まり方を読む',
        href: '/article/112',
      },
      {
        kind: 'action',
        title: '短い期間だけお使いになりたい方へ',
        text: '1か月プランは、いちばん小さな始め方です。更新のしくみ、終わり方、1年や永久への変更方法をご案内しています。',
        label: '1か月プランのしくみを見る',
        href: '/monthly-subscription-promotion',
      },
    ],
    meta_title: 'ショップのご案内：単品・セット',
    meta_description:
      '単品の製品、動画と音楽のセット、お持ちの方向けのアップグレード、動画AI。4つの買い方と、それぞれがどんな方に向くかを紹介します。',
  },
  what_to_watch: {
    title: '今夜観る作品の選び方',
    intro:
      '人気順ではなく、使える時間や気分、言語から作品を探すためのページです。それぞれに強いサービスもご紹介します。',
    sections: [
      {
        kind: 'passages',
        title: '使える時間から',
        look: 'grid',
        passages: [
          {
            title: '24分',
            text: 'アニメを1話。dアニメストアとABEMAには、短い時間に収まる作品がそろっています。',
          },
          {
            title: '一晩',
            text: '映画を1本、またはWOWOWの連続ドラマWを2話。気持ちを切り替えたい夜に。',
          },
          {
            title: '長い移動',
            text: '6話から10話の海外ドラマを1シーズン。着陸間際には、短いバラエティも1つ。',
          },
          {
            title: '連休',
            text: '平成の名作ドラマを第1話から。FODやHulu（日本）で、放送枠から探せます。',
          },
        ],
      },
      {
        kind: 'passages',
        title: '聴きたい言語から',
        look: 'grid',
        passages: [
          {
            title: '韓国語と中国語',
            text: 'LeminoとU-NEXTの韓国ドラマ。海外にお住まいの方にはVikiとiQIYIもあります。',
          },
          { title: '英語', text: 'Netflix、Prime Video、Disney+。U-NEXTにはHBOのドラマもあります。' },
          { title: 'フランス語', text: 'フランスにお住まいの方へ。france.tvの教養番組、Canal+の映画。' },
          { title: 'イタリア語', text: 'RaiPlayに、昔のドラマがそろっています。' },
        ],
      },
      {
        kind: 'products',
        title: 'ここに出てきたサービス',
        routes: [
          'd_anime_downloader',
          'abema_downloader',
          'u_next_downloader',
          'fod_downloader',
          'lemino_downloader',
          'wowow_downloader',
        ],
      },
      {
        kind: 'text',
        title: '配信の有無について',
        body: `
並ぶ作品は国によって違い、毎月入れ替わります。その作品を今観られるかどうかは、サービスの画面でお確かめください。旅行のために何話用意するかは[動画担当編集部の記事](/article/102)で逆算できます。
`,
      },
    ],
    meta_title: '今夜観る作品を時間と言語から選ぶ',
    meta_description:
      '24分でも連休でも。使える時間と聴きたい言語から、観るものと強いサービスを探せます。国内の配信を中心に、動画担当編集部が選びました。',
  },
  blog_center: {
    title: '編集部の記事',
    intro:
      '権利、形式、字幕、ライブラリの整理、ライセンス。オフラインで観る人と聴く人のために、4つの編集部が書いています。',
    sections: [
      {
        kind: 'text',
        title: '記事の書き方',
        body: `
記事には担当の編集部と日付を記し、サービスや制度が変われば書き直します。当社のアプリを使う場合も使わない場合も、ご自分でできることから説明し、法律や技術の限界があるところでは、そう書きます。
`,
      },
      {
        kind: 'action',
        title: 'はじめの1本に',
        text: '何を保存してよく、何がいけないのか。国とサービスによる違いから始めます。',
        label: '権利の記事を読む',
        href: '/article/101',
      },
    ],
    meta_title: '記事の一覧：権利・形式・整理',
    meta_description:
      '私的複製、配信の形式、字幕、音楽の整理、オーディオブック、ライセンス、遅い回線。Tidemarkの4つの編集部による記事をまとめています。',
  },
  posts: {
    title: '新着記事',
    intro: 'すべての記事を、公開の新しい順に並べています。',
    sections: [
      {
        kind: 'text',
        title: 'フィードで読む',
        body: `
[言語ごとのフィード](/feed.xml)を、登録なしでニュースリーダーに加えられます。新しさではなく話題から探す場合は、[分野ごとの一覧](/blog-center)が便利です。
`,
      },
      {
        kind: 'questions',
        title: '記事について',
        questions: [
          {
            question: '記事を引用してもよいですか？',
            answer:
              '出典とページへのリンクを示したうえで、一部を引用していただけます。全文の転載は、事前にご相談ください。',
          },
          {
            question: '誤りを見つけたときは、どうすればよいですか？',
            answer:
              'ページのアドレスを添えて、お問い合わせフォームからお知らせください。担当の編集部が確かめます。',
          },
        ],
      },
    ],
    meta_title: '動画と音楽についての新着記事',
    meta_description:
      '配信サービス、放送局、映像と音の形式、ライセンスについて、Tidemarkの編集部が公開した記事を新しい順にご覧いただけます。',
  },
  authors: {
    title: '記事を書く編集部',
    intro:
      '記事には個人ではなく編集部の名前を記します。それぞれの分野を当社で受け持つ担当が、編集部としてまとめているためです。',
    sections: [
      {
        kind: 'passages',
        title: '担当の分野',
        look: 'grid',
        passages: [
          { title: '動画担当編集部', text: '配信サービス、放送局、コーデック、字幕。' },
          { title: '音楽担当編集部', text: '音の形式、タグ、プレイリスト、オーディオブック。' },
          { title: '権利担当編集部', text: '私的複製、サービスの規約、国ごとの違い。' },
          { title: 'サポート担当編集部', text: 'ライセンス、デバイス、割引のしくみ、困りごと全般。' },
        ],
      },
      {
        kind: 'text',
        title: '立場について',
        body: `
編集部は、記事に出てくるアプリの作り手の一部です。自社の製品を紹介する文章では、はじめの一文でそのことをお伝えします。取り上げる配信サービスから、報酬を受け取ることはありません。
`,
      },
    ],
    meta_title: '記事を書く編集部の紹介',
    meta_description:
      '動画担当編集部、音楽担当編集部、権利担当編集部、サポート担当編集部。Tidemarkの記事と製品紹介を、どの担当がどんな立場で書いているかを説明します。',
  },
}
