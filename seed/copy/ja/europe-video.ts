import type { PageTexts } from '../text'

export const europeVideo: PageTexts = {
  canal_plus_downloader: {
    headline: 'Canal+の映画と連続ドラマを、夜更けに',
    promise: 'フランスのCanal+を契約中の方が、新作映画や自社制作ドラマをPCに残して観られます。',
    steps: [
      {
        title: 'myCanalにログイン',
        text: 'ご契約のCanal+アカウントで、アプリの中のオンデマンド画面に入ります。',
      },
      {
        title: '契約のパックを確認',
        text: '映画、シリーズ、スポーツなど、契約に含まれる棚から作品を開きます。',
      },
      { title: 'VOかVFかを選ぶ', text: '原語版かフランス語吹替版かを決め、字幕を付けて保存します。' },
    ],
    features: [
      {
        title: 'Créations Originales',
        text: 'Canal+制作のドラマを、第1シーズンから順番に並べて観られます。',
      },
      {
        title: '劇場のあとの映画',
        text: '公開からまもなく加わる映画を、配信の期間内に観る予定へ入れられます。',
      },
      {
        title: 'モータースポーツ',
        text: 'F1やMotoGPのうち、フランスで再放送として公開されたレースを選べます。',
      },
      { title: 'VOSTで学ぶ', text: '原語音声とフランス語字幕の組み合わせを残し、聞き取りの練習に使えます。' },
    ],
    questions: [
      {
        question: '生中継は保存できますか？',
        answer: '中継は対象外です。配信が終わったあと、見逃しとして再生できる番組を選んでください。',
      },
      {
        question: '提携チャンネルの番組も出ますか？',
        answer: 'ご契約のパックに含まれ、myCanalで再生できるなら一覧に出ます。',
      },
      {
        question: 'フランス語圏の外に住んでいます。使えますか？',
        answer: 'Canal+の契約と提供条件が先です。条件を満たす方が、自分で観る目的に限ってお使いください。',
      },
    ],
    meta_title: 'Canal+ ダウンローダー｜フランス',
    meta_description:
      'フランスのCanal+から新作映画、自社制作ドラマ、レースの見逃しをPCへ。VOとVFを選び、契約者ご自身で観られます。',
  },
  tf1_plus_downloader: {
    headline: 'TF1+の夜ドラを、一日の終わりに',
    promise: 'フランスの無料配信TF1+で公開中のドラマや娯楽番組を、PCで落ち着いて観られます。',
    steps: [
      { title: 'TF1+に登録', text: '無料のアカウントを作り、アプリ内のTF1+でログインします。' },
      { title: 'チャンネル別に探す', text: 'TF1、TMC、TFXなどの見出しから、放送後の番組を表示します。' },
      { title: '回を保存する', text: '残りの公開日数を確かめてから、観たい回をキューに加えます。' },
    ],
    features: [
      {
        title: '毎日のフュイユトン',
        text: '『Demain nous appartient』など、平日に続く連続ドラマを日付順に追えます。',
      },
      { title: '娯楽の大型番組', text: '歌のオーディションやゲーム番組を、放送週ごとにまとめられます。' },
      { title: '映画の夜', text: '期間限定で加わる映画を、公開が終わる日とともに一覧にします。' },
      {
        title: '旧MYTF1の利用者へ',
        text: '2024年からの新しい画面に合わせ、TF1+の番組ページを直接開けます。',
      },
    ],
    questions: [
      {
        question: 'TF1+ Premiumと無料会員で違いますか？',
        answer: '広告の有無や観られる作品が異なります。保存の候補も、その会員で再生できるものに限ります。',
      },
      {
        question: 'ニュース番組も対象ですか？',
        answer: '見逃しとして公開されたJTやルポルタージュを選べます。LCIの生放送は含みません。',
      },
      {
        question: '無料配信を録りためてよいですか？',
        answer: 'TF1+の規約が認める個人の視聴にとどめ、観終えたものは整理してください。',
      },
    ],
    meta_title: 'TF1+ ダウンローダー｜フランス民放',
    meta_description:
      'TF1+の毎日の連続ドラマ、歌番組、映画を公開日数を見ながらPCへ。フランスの無料配信を個人で観るためのソフトです。',
  },
  m6_plus_downloader: {
    headline: 'M6+の料理と恋愛番組を、旅の列車で',
    promise: 'フランスのM6+で公開された人気番組をPCに入れておき、TGVの中でも続きが観られます。',
    steps: [
      { title: 'M6+の会員になる', text: '無料の会員登録を済ませ、アプリの中でM6+を表示します。' },
      { title: '番組の家を選ぶ', text: 'M6、W9、6ter、Gulliの各チャンネルから、番組のページへ進みます。' },
      { title: '話を並べて取得', text: 'シーズンの初回から並べ、取り込みの順番を決めて始めます。' },
    ],
    features: [
      { title: '料理対決と菓子作り', text: '『Top Chef』や菓子作りの競技を、回を追って観られます。' },
      { title: '家族のGulli', text: '子ども向けの番組を一つのフォルダーにまとめ、回線なしで流せます。' },
      {
        title: '旧6playからの番組',
        text: '2024年にM6+へ名が変わったあとも、残った番組を同じように探せます。',
      },
      { title: '調査報道の特集', text: '『Zone interdite』などのルポを、主題ごとに分けて保管します。' },
    ],
    questions: [
      {
        question: '番組が一覧から消えました。なぜですか？',
        answer: 'M6+側の公開期間が終わると選べなくなります。期限の前に観る番組をお選びください。',
      },
      {
        question: 'ベルギーやスイスからも使えますか？',
        answer: 'M6+を正規に視聴できる国とアカウントであれば使えます。国の判定を避ける機能はありません。',
      },
      {
        question: '録画を動画サイトに上げてよいですか？',
        answer: '権利者の同意なく上げることはできません。保存はご家庭の中での視聴だけに使います。',
      },
    ],
    meta_title: 'M6+ ダウンローダー｜見逃し番組',
    meta_description:
      'M6、W9、Gulliの番組をM6+からPCへ。料理対決、ルポ、子ども番組を回ごとに並べ、列車の中でもご自分で観られます。',
  },
  france_tv_downloader: {
    headline: 'france.tvの教養番組を、ゆっくりと',
    promise: 'フランスの公共放送france.tvで公開中のドキュメンタリーや文化番組を、PCで観返せます。',
    steps: [
      {
        title: 'france.tvを表示',
        text: 'アプリの中で公式サイトを開き、必要に応じて無料のアカウントで入ります。',
      },
      { title: 'チャンネルか地域へ', text: 'France 2、3、5のほか、地域局のページからも番組を探せます。' },
      { title: '字幕とともに保存', text: '聴覚障害者向け字幕のある番組では、字幕を付けて取り込みます。' },
    ],
    features: [
      { title: '地方の番組', text: 'France 3の各地域の特集を、地名で分けて残しておけます。' },
      { title: '舞台と音楽', text: 'オペラや演劇の収録を、公開されている間に観る予定へ入れます。' },
      { title: '刑事ドラマ', text: 'France 2や3の一話完結の刑事物を、街の名前で並べ替えられます。' },
      { title: '学ぶためのLumni', text: '教育番組を科目ごとに整理し、フランス語の学習にも役立てられます。' },
    ],
    questions: [
      {
        question: '受信料の国の外からも観られますか？',
        answer: '番組ごとに公開される国が異なります。表示されない番組は、このソフトでも扱えません。',
      },
      {
        question: 'ライブの同時放送を録れますか？',
        answer: '同時放送の録画機能はなく、replayとして公開された番組を選びます。',
      },
      {
        question: '公共放送なら自由に使えますか？',
        answer: 'いいえ。制作者の権利は残っています。教材などに使うときは、別に許諾を得てください。',
      },
    ],
    meta_title: 'france.tv ダウンローダー',
    meta_description:
      'フランス公共放送france.tvの文化番組、地域番組、刑事ドラマを字幕つきでPCへ。公開期間のうちに、個人の学びと鑑賞に。',
  },
  joyn_downloader: {
    headline: 'Joynのドイツ語番組を、自分の番組表に',
    promise: 'ProSiebenやSAT.1の番組が並ぶJoynから、観たい回だけをPCに集められます。',
    steps: [
      { title: 'Joynを開いて登録', text: 'ドイツ、オーストリア、スイスのうちお住まいの国のJoynに入ります。' },
      { title: 'Mediathekで選ぶ', text: 'ライブではなくメディアテークの棚から、番組と回を指定します。' },
      { title: '夜のうちに取得', text: '順番と画質を決めておき、翌日の通勤に備えます。' },
    ],
    features: [
      {
        title: '娯楽番組',
        text: '『Germany’s Next Topmodel』や料理番組などを、シーズン単位で追いかけられます。',
      },
      { title: '先行公開', text: 'PLUS+の契約で放送前に観られる回も、再生できれば候補になります。' },
      { title: 'シットコムの再放送', text: '米国コメディの吹替回を、短い時間に観られる大きさで残します。' },
      { title: '三つの国の棚', text: '国ごとに違う番組を、そのアカウントで表示されるとおりに一覧にします。' },
    ],
    questions: [
      {
        question: 'ライブTVも録れますか？',
        answer: 'Joynのライブ放送は扱わず、あとから公開されるエピソードだけを対象としています。',
      },
      {
        question: '無料で観ている番組にも条件はありますか？',
        answer:
          'あります。無料番組も広告を前提に提供されているため、Joynの規約の範囲で個人的に観てください。',
      },
      {
        question: '音声はドイツ語だけですか？',
        answer: 'Joynが別の音声を出している作品では、その音声も選べます。',
      },
    ],
    meta_title: 'Joyn ダウンローダー｜独語圏の番組',
    meta_description:
      'Joynのメディアテークから、ProSiebenやSAT.1の娯楽番組を回ごとにPCへ。独・墺・瑞の視聴者が個人で観るための製品です。',
  },
  rtl_plus_downloader: {
    headline: 'RTL+のリアリティを、最終回まで一気に',
    promise: 'ドイツのRTL+で続くリアリティ番組やドラマをPCに並べ、まとめて観ることができます。',
    steps: [
      { title: 'RTL+のプランで入る', text: 'ご契約中のアカウントを使い、アプリ内のRTL+にログインします。' },
      { title: 'フォーマートを探す', text: '番組名を入力するか、RTL、VOX、ntvの見出しからたどります。' },
      { title: 'シーズンを取り込む', text: '初回から最終回まで印を付け、空き容量を見て始めます。' },
    ],
    features: [
      { title: '恋愛と共同生活', text: '島や別荘で撮られた恋愛番組を、週ごとの回の順に整えます。' },
      { title: '毎日のソープ', text: '『GZSZ』のように何千回も続く番組では、日付で範囲を決められます。' },
      { title: 'RTL+ Originals', text: 'ドイツ制作の犯罪ドラマや実話ものを、地上波の番組と分けて置けます。' },
      { title: 'VOXの暮らし番組', text: '起業や料理の番組から、観たい人の出る回だけを選べます。' },
    ],
    questions: [
      {
        question: '音楽やポッドキャストも保存できますか？',
        answer: 'RTL+の動画だけが対象です。音声のサービスには対応していません。',
      },
      {
        question: '旧TVNOWの契約でも使えますか？',
        answer: '今のRTL+で同じアカウントが有効なら、そのままログインできます。',
      },
      {
        question: '職場で同僚に見せてよいですか？',
        answer: '多数の方への上映には許諾が要ります。ご自宅で、ご契約者が観る形でお使いください。',
      },
    ],
    meta_title: 'RTL+ ダウンローダー｜独の人気番組',
    meta_description:
      'RTL+のリアリティ番組、毎日のソープ、VOXの暮らし番組をシーズンごとにPCへ。ドイツの契約者の個人視聴のために。',
  },
  bbc_iplayer_downloader: {
    headline: 'BBC iPlayerの名作を、机の上で',
    promise: '英国で受信許可のある方が、BBC iPlayerのドラマや自然番組をPCに残して観られます。',
    steps: [
      { title: 'BBCアカウントで入る', text: '英国内のBBCアカウントを使い、受信許可の質問に答えて始めます。' },
      { title: '番組の残り日数を見る', text: '作品ページの「Available for」を読み、観る順番を決めます。' },
      { title: 'シリーズを保存', text: '必要なシリーズに印を付け、英語字幕を添えて取り込みます。' },
    ],
    features: [
      {
        title: '自然ドキュメンタリー',
        text: 'デイヴィッド・アッテンボローの番組を、シリーズごとに並べられます。',
      },
      { title: '英国ドラマ', text: '『ドクター・フー』や時代劇を、放送されたシリーズの番号順に整えます。' },
      { title: '正確な英語字幕', text: '台詞を読み返せる字幕を別に残し、英語の学習ノートに写せます。' },
      {
        title: '地域の番組',
        text: 'スコットランド、ウェールズ、北アイルランドの番組も同じ画面から探せます。',
      },
    ],
    questions: [
      {
        question: 'TV licenceは要りますか？',
        answer: 'iPlayerの視聴には英国の受信許可が必要です。このソフトを使う場合も同じ条件になります。',
      },
      {
        question: '英国の外で番組を取得できますか？',
        answer: 'できません。BBCが英国内に限る番組を、国外で開く手段は用意していません。',
      },
      {
        question: '公式アプリの保存と何が違いますか？',
        answer:
          'PCのフォルダーで整理できる点が違います。どちらの場合も、BBCの条件に従う私的な視聴に限ります。',
      },
    ],
    meta_title: 'BBC iPlayer ダウンローダー',
    meta_description:
      'BBC iPlayerのドラマ、自然番組、地域番組を英語字幕つきでPCへ。英国の受信許可がある方が、残り日数を見ながら保存できます。',
  },
  itvx_downloader: {
    headline: 'ITVXの長寿ソープを、追いつくまで',
    promise: '英国ITVXの番組をPCにまとめ、たまったソープやドラマを週末に追いつけます。',
    steps: [
      { title: 'ITVXでサインイン', text: '英国の無料アカウントかPremiumのアカウントで始めます。' },
      { title: '追いつく回を決める', text: '最後に観た日を起点に、以降の放送回をひと続きで選びます。' },
      { title: 'キューに入れて待つ', text: '順に取り込まれ、終わった回から再生を始められます。' },
    ],
    features: [
      { title: 'コロネーション・ストリート', text: '毎週数回の放送を日付の名前で残し、順番を間違えません。' },
      { title: '恋愛島の夏', text: '『Love Island』の連日の回を、週ごとのまとまりにできます。' },
      { title: '英国の犯罪劇', text: '『Vera』などの一話が長い犯罪劇を、シリーズ別に分けて並べます。' },
      { title: 'BritBoxからの棚', text: 'Premiumに移った英国の名作も、再生できる契約なら加えられます。' },
    ],
    questions: [
      {
        question: '広告なしで観たい場合はどうしますか？',
        answer: 'ITVX Premiumの契約をご検討ください。広告の条件はITVXが決めています。',
      },
      {
        question: 'サッカーの中継は入りますか？',
        answer: '中継は対象外で、あとから公開されるハイライトなどに限ります。',
      },
      {
        question: '家族のUSBにも写してよいですか？',
        answer: '同居のご家族と観る範囲を超えて写すことは避け、英国の著作権法に沿ってお使いください。',
      },
    ],
    meta_title: 'ITVX ダウンローダー｜英国ソープ',
    meta_description:
      'ITVXのコロネーション・ストリートや犯罪劇を、放送日の順にPCへ。観ていない回だけを選び、英国の契約者が個人で追いつけます。',
  },
  channel_4_downloader: {
    headline: 'Channel 4の挑戦的な番組を、手元で',
    promise: '英国Channel 4のコメディやFilm4の映画をPCに置き、放送のあとでじっくり観られます。',
    steps: [
      { title: 'Channel 4に登録', text: '英国の無料会員になり、アプリの中でログインします。' },
      { title: '棚から選び出す', text: 'E4、Film4、Walter Presentsなどの見出しから作品を開きます。' },
      { title: '本編を取り込む', text: '年齢確認のある番組では確認に答えてから、保存を始めます。' },
    ],
    features: [
      { title: 'Walter Presents', text: '欧州各国の字幕つきドラマを、国名を添えた名前で並べられます。' },
      { title: '英国コメディ', text: '『The IT Crowd』のような笑いの名作を、全シリーズ通して観られます。' },
      { title: 'Film4の映画', text: '放送後の短い期間に公開される映画を、締切の早い順に並べます。' },
      { title: '暮らしと家の番組', text: '『Grand Designs』など、建築や住まいの回を主題で探せます。' },
    ],
    questions: [
      {
        question: '以前のAll 4の番組はありますか？',
        answer: '名前がChannel 4に統一されたあとも、今の一覧にある番組なら選べます。',
      },
      {
        question: 'アイルランドからは使えますか？',
        answer: '番組ごとの権利で異なります。そこで正規に再生できる番組だけをお使いください。',
      },
      {
        question: '研究のために保存したいのですが。',
        answer:
          '研究や教育の例外は国によって違います。まず個人の視聴として使い、公表の前に権利者へ確認してください。',
      },
    ],
    meta_title: 'Channel 4 ダウンローダー',
    meta_description:
      'Channel 4の英国コメディ、Film4の映画、Walter Presentsの欧州ドラマをPCへ。締切の早い順に並べ、個人で観られます。',
  },
  raiplay_downloader: {
    headline: 'RaiPlayのイタリアを、字幕と一緒に',
    promise: 'イタリアの公共放送RaiPlayから、ドラマや歴史番組を選んでPCで観返せます。',
    steps: [
      { title: 'RaiPlayのアカウント', text: '無料の登録を済ませ、アプリの中でRaiPlayに入ります。' },
      { title: '番組か年代を選ぶ', text: '新しいフィクションか、過去の映像を集めたTecheの棚かを選びます。' },
      { title: 'イタリア語で保存', text: '字幕がある番組は字幕を含めて、PCに取り込みます。' },
    ],
    features: [
      { title: 'モンタルバーノ警部', text: 'シチリアが舞台の刑事ドラマを、一話ずつ順番に楽しめます。' },
      { title: 'サンレモ音楽祭', text: '公開された夜ごとの映像から、聴きたい歌手の場面に戻れます。' },
      { title: '昔のテレビ', text: 'Rai Techeの貴重な映像を、年代を付けたフォルダーに収めます。' },
      { title: '午後の連続ドラマ', text: '平日の午後に続く長寿ドラマも、放送日を見て抜けなく並べられます。' },
    ],
    questions: [
      {
        question: 'イタリアの外で観られる番組だけを選べますか？',
        answer: 'はい。お住まいの国で再生できる番組だけが候補となり、そのほかは表示されません。',
      },
      {
        question: 'ラジオのRaiPlay Soundも対象ですか？',
        answer: '音声のサービスは別のもので、この製品では動画だけを扱います。',
      },
      {
        question: '歴史映像を自分の作品に使えますか？',
        answer: 'Raiの許諾が要ります。保存した映像は、ご自分で観て学ぶためにお使いください。',
      },
    ],
    meta_title: 'RaiPlay ダウンローダー｜伊公共放送',
    meta_description:
      'RaiPlayのモンタルバーノ警部、サンレモ音楽祭、Techeの映像をPCへ。字幕と一緒に残し、イタリア語の個人学習にも使えます。',
  },
  mediaset_infinity_downloader: {
    headline: 'Mediaset Infinityの連続ドラマを、毎晩少し',
    promise: 'Canale 5などの番組が並ぶMediaset Infinityから、続き物をPCに入れて観られます。',
    steps: [
      { title: 'Infinityにログイン', text: '無料の会員か、Infinity+の契約があるアカウントで入ります。' },
      { title: '局の名前から探す', text: 'Canale 5、Italia 1、Rete 4の順に見て、番組を開きます。' },
      { title: '前回の次から保存', text: '最後に取り込んだ回が示されるので、次の回から選びます。' },
    ],
    features: [
      { title: 'トルコのドラマ', text: 'イタリアで人気のトルコの恋愛ドラマを、吹替の回ごとに並べます。' },
      { title: 'グランデ・フラテッロ', text: '長い期間続く番組を、日ごとの要約と本編に分けて残せます。' },
      { title: 'Le Ieneの特集', text: '一本ずつのルポを主題の名前で保存し、あとで探し直せます。' },
      { title: 'Infinity+の映画', text: '追加契約で観られる映画も、期間と字幕を確かめて選択できます。' },
    ],
    questions: [
      {
        question: 'Infinity+がないと使えませんか？',
        answer: '無料で公開されている番組だけでも使えます。映画の棚の多くには契約が必要です。',
      },
      {
        question: 'チャンネルの生放送は扱いますか？',
        answer: '扱いません。オンデマンドとして置かれた番組を、一回ずつ選ぶ製品です。',
      },
      {
        question: '吹替の音声を別の動画に使えますか？',
        answer: '使えません。翻案や再利用には権利が及ぶため、視聴の目的から外れます。',
      },
    ],
    meta_title: 'Mediaset Infinity ダウンローダー',
    meta_description:
      'Mediaset Infinityのトルコドラマやグランデ・フラテッロを、前回の次の回からPCへ。イタリアでの個人視聴のためのソフトです。',
  },
  movistar_plus_downloader: {
    headline: 'Movistar Plus+の話題作を、スペイン語で',
    promise: 'スペインのMovistar Plus+で観られるオリジナルドラマや映画を、PCに入れて味わえます。',
    steps: [
      {
        title: 'Movistarの契約で入る',
        text: '回線とセットの契約でも単独の契約でも、同じIDでログインします。',
      },
      {
        title: '作品の種類を選ぶ',
        text: 'Originales、Cine、Documentalesの各欄から、作品のページへ進みます。',
      },
      { title: '言語を決めて取得', text: 'スペイン語吹替か原語かを決め、字幕を重ねて取り込みます。' },
    ],
    features: [
      { title: 'スペイン発のドラマ', text: 'Movistar制作の時代劇やスリラーを、全話を通して観られます。' },
      { title: '映画の棚', text: '欧州映画の特集を監督ごとに分け、観る順番を付けられます。' },
      { title: '討論と笑い', text: '夜のトーク番組から、出演者で選んだ回だけを残せます。' },
      { title: '試合のあとの番組', text: 'LaLigaを振り返る番組など、見逃しとして公開された回を選べます。' },
    ],
    questions: [
      {
        question: '試合そのものは保存できますか？',
        answer: '生中継は対象になりません。公開された録画があっても、契約の条件をまずご確認ください。',
      },
      {
        question: 'Movistarの同時視聴の台数に、PCは入りますか？',
        answer: '再生の台数はMovistarの規約によります。Tidemarkのプランは1台のPCを単位としています。',
      },
      {
        question: '中南米のMovistarでも使えますか？',
        answer:
          '国ごとにサービスが違い、この製品はスペイン向けです。自分の契約で観られる作品だけを扱います。',
      },
    ],
    meta_title: 'Movistar Plus+ ダウンローダー',
    meta_description:
      'スペインのMovistar Plus+からオリジナルドラマ、欧州映画、夜のトークをPCへ。原語と吹替を選び、契約者が個人で観られます。',
  },
  rakuten_tv_downloader: {
    headline: 'Rakuten TVで借りた映画を、約束の時間内に',
    promise: '欧州のRakuten TVで借りた映画や購入した映画を、期限を見ながらPCで観られます。',
    steps: [
      { title: '国のサイトを開く', text: 'お住まいの国のRakuten TVに、ご自分のアカウントで入ります。' },
      { title: '借りた作品を表示', text: '「マイライブラリ」の中から、レンタルと購入を分けて確認します。' },
      { title: '期限の内側で観る', text: '視聴の開始で期限が決まる作品は、観る日を決めてから取り込みます。' },
    ],
    features: [
      { title: '購入した映画', text: 'ストアで買った作品を題名の順に並べ、棚のように眺められます。' },
      { title: '無料の棚', text: '広告つきで公開された映画やドラマも、レンタルとは別の欄に出ます。' },
      { title: '欧州各国の音声', text: '国ごとに付いた音声の中から、ご家庭の言葉を選べます。' },
      { title: '期限の表示', text: '残り時間を題名の横に示し、観忘れを防ぎます。' },
    ],
    questions: [
      {
        question: '48時間のレンタルを長く残せますか？',
        answer: '残せません。期限が過ぎた作品はご自身で消してください。',
      },
      {
        question: '日本の楽天TVでも使えますか？',
        answer: 'この製品は欧州のRakuten TVに向けたものです。日本の楽天TVとは作品も会員も異なります。',
      },
      {
        question: '購入作品は何度でも写せますか？',
        answer: '購入者の個人視聴に必要な保存だけにしてください。販売や譲渡は認められません。',
      },
    ],
    meta_title: 'Rakuten TV ダウンローダー｜欧州版',
    meta_description:
      '欧州のRakuten TVで借りた映画、買った映画を期限つきで管理。国の音声を選び、レンタルの時間内にPCで観るためのソフトです。',
  },
  skyshowtime_downloader: {
    headline: 'SkyShowtimeの作品について',
    promise: '北欧や東欧などでSkyShowtimeを契約する方に向けた、作品をPCで観るための製品ページです。',
    steps: [
      { title: '提供国で開く', text: 'SkyShowtimeのある国のアカウントで、アプリの画面に入ります。' },
      {
        title: 'スタジオで探す',
        text: 'パラマウント、ユニバーサル、ドリームワークスなどから作品を選びます。',
      },
      { title: '話ごとに残す', text: 'シリーズは話を選び、音声と字幕の言語を決めて取り込みます。' },
    ],
    features: [
      {
        title: '二つの会社の作品',
        text: 'ComcastとParamountの合弁らしく、両社の映画とドラマが一つの棚に並びます。',
      },
      { title: '欧州の多言語字幕', text: 'ポーランド語やスウェーデン語など、国に合わせた字幕を残せます。' },
      { title: '西部劇とスリラー', text: '米国の大作シリーズを、公開週の順番で並べられます。' },
      { title: '子どもの時間', text: 'アニメ映画を吹替で残し、休暇の車中で流せます。' },
    ],
    questions: [
      {
        question: 'プランが表示されないのはなぜですか？',
        answer:
          '販売を休止している期間は、プランを表示しません。代わりになる製品をこのページでご案内します。',
      },
      {
        question: 'すでに持っているライセンスはどうなりますか？',
        answer: 'ご購入済みの内容はマイアカウントで確認できます。ご不明な点はお問い合わせください。',
      },
      {
        question: '利用の条件はありますか？',
        answer: 'SkyShowtimeと結んだ契約と、その国の法律が許す個人の視聴だけを想定しています。',
      },
    ],
    meta_title: 'SkyShowtime ダウンローダー',
    meta_description:
      'SkyShowtimeの映画やドラマを、欧州の多言語字幕とともにPCで観る製品のご案内。販売状況と既存ライセンスの扱いも説明します。',
  },
  now_tv_downloader: {
    headline: 'NOWのメンバーシップと、あなたの夜',
    promise: '英国とアイルランドのNOWで観られるSkyのドラマや映画を、PCで観るための製品ページです。',
    steps: [
      { title: 'NOWに入る', text: 'ご契約のメンバーシップがあるアカウントで、アプリの画面を開きます。' },
      { title: '種類を見分ける', text: 'EntertainmentかCinemaか、契約に含まれるほうの棚に進みます。' },
      { title: '作品を取り込む', text: '公開の終わる日を見て、先に観たいものから保存します。' },
    ],
    features: [
      {
        title: 'Sky Atlanticのドラマ',
        text: 'Skyの制作や米国発のドラマを、シーズンの順に並べ替えられます。',
      },
      { title: 'Sky Cinemaの映画', text: '毎日入れ替わる映画の棚から、週末の分を決めておけます。' },
      { title: 'Hayuとは別管理', text: '追加で契約したリアリティ番組は、ほかの作品と分けて扱えます。' },
      { title: '旧NOW TVの会員にも', text: 'NOW TVからNOWに名が変わった後も、同じ会員情報で入れます。' },
    ],
    questions: [
      {
        question: '今このページから購入できますか？',
        answer:
          'プランの表示がないときは、新規の販売を行っていません。ほかの英国向け製品も併せてご覧ください。',
      },
      {
        question: 'Sports Membershipの試合は対象ですか？',
        answer: '生中継は対象外です。見逃しの番組に限り、契約で再生できるものを選べます。',
      },
      {
        question: '月ごとの契約をやめた後も観られますか？',
        answer:
          'NOWの視聴の権利は契約の期間に結び付いています。契約後の扱いは規約に従い、必要なら削除してください。',
      },
    ],
    meta_title: 'NOW ダウンローダー｜英国・愛国',
    meta_description:
      'NOWのSky AtlanticドラマやSky Cinemaの映画をPCで観る製品のご案内。英国とアイルランドの会員の方に販売状況もお伝えします。',
  },
  videoland_downloader: {
    headline: 'Videolandのオランダ語ドラマを、外出先で',
    promise: 'オランダのVideolandで観られるドラマや恋愛番組をPCに残し、外出先でも続きを観られます。',
    steps: [
      {
        title: 'Videolandを契約中のIDで',
        text: 'オランダのアカウントにログインし、プロフィールを選びます。',
      },
      { title: '独占の棚を開く', text: 'Videoland OriginalsやRTLの番組から、観たい作品を決めます。' },
      { title: '字幕を添えて残す', text: 'オランダ語の字幕を付けるかどうかを選び、取り込みを始めます。' },
    ],
    features: [
      { title: '犯罪ドラマ', text: '『Mocro Maffia』のようなオランダの話題作を、第1話から追えます。' },
      { title: 'RTLの見逃し', text: 'RTL 4やRTL 5の番組を、放送の週でまとめておけます。' },
      { title: '恋愛と冒険の番組', text: 'リアリティ番組の先行公開分も、再生できる会員なら選べます。' },
      { title: 'オランダ語の学習', text: '字幕の文章を別に残し、会話の言い回しを確かめられます。' },
    ],
    questions: [
      {
        question: 'Mac用のプランがありません。',
        answer: 'OSごとの販売はプラン欄の表示のとおりです。現在表示のあるOSでのみ購入できます。',
      },
      {
        question: '広告つきの会員でも使えますか？',
        answer: '広告つきの会員で再生できる作品であれば、候補に並びます。',
      },
      {
        question: '個人視聴と言えるのはどこまでですか？',
        answer: 'ご契約者とその家庭までです。ファイルの公開や交換は、オランダの著作権法でも認められません。',
      },
    ],
    meta_title: 'Videoland ダウンローダー',
    meta_description:
      'Videolandのオランダ語ドラマ、RTLの見逃し、恋愛番組を字幕とともにPCへ。オランダの契約者が、個人で観るための製品です。',
  },
}
